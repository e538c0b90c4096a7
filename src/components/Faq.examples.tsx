import { contact } from '#examples/placeholder.ts';
import { Faq } from './Faq.tsx';

const questions = [
  { question: 'What is included?', answer: 'Everything on the list above.' },
  {
    question: 'May a question be so long that it needs a second line on a phone and nearly one on a wide screen?',
    answer: 'Yes. An answer may be of two sentences. This is the second.',
  },
  { question: 'How do I write to you?', answer: 'Write to {email} or call {phone}.' },
];
const head = { heading: 'Questions', lead: 'Or call {phone}.' };

export const examples = {
  'the first is open': <Faq head={head} questions={questions} contact={contact} picture="/tile.svg" />,
  'all are closed': <Faq head={{ heading: 'Questions' }} questions={questions} contact={contact} />,
};
