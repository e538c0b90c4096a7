import type { FieldName, RequiredName } from './fields.ts';

interface FieldWords {
  label: string;
  /** The label in mails, if it is another one. */
  mail?: string;
  /** The field in the sentence "Shorten … to 200 characters." */
  inSentence: string;
  /** The mistake of a required field that is empty; other fields have none. */
  empty?: string;
}

/** The words of the function for each field. */
export const fieldWords: Readonly<Record<FieldName, FieldWords>> = {
  name: { label: 'Name', inSentence: 'your name', empty: 'Type your name.' },
  email: { label: 'Email', mail: 'E-mail', inSentence: 'your email address', empty: 'Type your email address.' },
  phone: { label: 'Phone', inSentence: 'your phone number', empty: 'Type your phone number.' },
  service: { label: 'Service', inSentence: 'the service', empty: 'Choose a service.' },
  message: { label: 'Message', inSentence: 'your message', empty: 'Type a message.' },
} satisfies { [Name in FieldName]: FieldWords & (Name extends RequiredName ? { empty: string } : unknown) };
