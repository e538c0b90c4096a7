import type { Example } from '#examples/example.ts';
import { contact } from '#examples/placeholder.ts';
import { Faq } from './Faq.tsx';

const head = { heading: 'Questions', lead: 'Or call {phone}.' };
const first = { question: 'What is included?', answer: 'Everything on the list above.' };
const questions = [
  first,
  {
    question: 'May a question be so long that it needs a second line on a phone and nearly one on a wide screen?',
    answer: 'Yes. An answer may be of two sentences. This is the second.',
  },
  { question: 'How do I write to you?', answer: 'Write to {email} or call {phone}.' },
];

export const examples: readonly Example[] = [
  {
    name: 'the first is open',
    element: <Faq head={head} questions={questions} contact={contact} picture="/tile.svg" />,
  },
  { name: 'all are closed', element: <Faq head={{ heading: 'Questions' }} questions={questions} contact={contact} /> },
  {
    name: 'one question',
    element: <Faq head={head} questions={[first]} contact={contact} picture="/tile.svg" />,
  },
];
