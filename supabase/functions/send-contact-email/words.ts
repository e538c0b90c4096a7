import type { Action, Filter, LinkAction, Status } from './actions.ts';
import type { FieldName, RequiredName } from './fields.ts';

/**
 * The words of the function, in the language of the company. They are parts of data/interface.yaml, whose schema
 * explains each.
 */
export interface Words {
  form: {
    labels: Record<FieldName, string>;
    optional: string;
    chooseService: string;
    missing: Record<RequiredName, string>;
    invalidEmail: string;
  };
  enquiry: {
    mistakes: string;
    tooLong: Record<FieldName, string>;
    unreadable: string;
    tooLarge: string;
    otherSite: string;
    conflict: string;
    limited: string;
    limitedOne: string;
    unavailable: string;
    page: Record<'title' | 'heading' | 'kept' | 'goBack' | 'call' | 'again' | 'back', string>;
  };
  mails: {
    line: string;
    labels: Record<FieldName | 'area' | 'page' | 'received' | 'due' | 'number', string>;
    chat: Record<'subject' | 'subjectInArea', string>;
    company: Record<
      | 'subject'
      | 'subjectInArea'
      | 'heading'
      | 'reply'
      | 'replySubject'
      | 'quote'
      | 'call'
      | 'whatsapp'
      | 'whatsappText'
      | 'promised',
      string
    >;
    reminder: Record<'subject' | 'subjectLate' | 'heading', string>;
    digest: Record<
      | 'subject'
      | 'subjectSpam'
      | 'subjectNone'
      | 'heading'
      | 'since'
      | 'received'
      | 'answered'
      | 'median'
      | 'open'
      | 'more'
      | 'spam'
      | 'undelivered'
      | 'notify'
      | 'ack'
      | 'attached'
      | 'file',
      string
    >;
    visitor: Record<'subject' | 'heading' | 'greeting' | 'thanks' | 'call' | 'notYou', string> & {
      steps: readonly { name: string; text?: string }[];
    };
  };
  office: {
    title: string;
    all: string;
    showAll: string;
    undo: string;
    undone: string;
    actions: Record<Action, string>;
    questions: Record<LinkAction, string>;
    effects: Record<LinkAction, string>;
    done: Record<LinkAction, string>;
    notes: Record<Action | 'nothing', string>;
    moves: Record<'answered' | 'spam', string>;
    usualMails: string;
    closed: string;
    reminderSet: string;
    pressed: string;
    pressedAt: string;
    unchanged: string;
    states: Record<Status | 'late' | 'remind', string>;
    refused: Record<'invalid' | 'expired' | 'used' | 'gone' | 'unavailable', Record<'heading' | 'text', string>>;
    columns: Record<'status' | 'since', string>;
    book: Record<
      | 'heading'
      | 'show'
      | 'search'
      | 'find'
      | 'none'
      | 'page'
      | 'newer'
      | 'older'
      | 'export'
      | 'forget'
      | 'leave'
      | 'back',
      string
    > & { filters: Record<Filter, string>; undelivered: Record<'notify' | 'ack', string> };
    forget: Record<'heading' | 'text' | 'names' | 'button' | 'done' | 'doneText', string>;
    ask: Record<'heading' | 'text' | 'button' | 'again' | 'left', string>;
    sent: Record<'heading' | 'text', string>;
    enter: Record<'heading' | 'text' | 'button', string>;
    mail: Record<'subject' | 'heading' | 'text' | 'button' | 'ignore', string>;
  };
}

/** Puts the values into the placeholders of a text. A value is never searched for placeholders. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
}
