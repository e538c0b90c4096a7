import type { Content } from '../../../src/content/content.ts';
import { both, change, edit, placeIn, type Change } from './change.ts';

const questionsOf = (content: Content, kind: 'page-home' | 'page-neighbourhood') =>
  content.bySlug('faq', content.single(kind).data.faq.list);
const reviewsOf = (content: Content) =>
  content.bySlug('testimonials', content.single('page-home').data.testimonials.list);

const question = (kind: 'page-home' | 'page-neighbourhood', question: string, answer: string): Change => {
  return (content) => {
    const list = questionsOf(content, kind);
    return [edit(list, { [placeIn(list.data, (each) => each.question === question, 8)]: { question, answer } })];
  };
};

const review = (name: string, text: string) => ({
  name,
  location: 'Riverside, 4-room flat',
  text,
  rating: 4,
  sample: false,
});
const siti = review("Siti O'Hara", 'They said: "back at 5", and were. Spotless — even the cat\'s corner 🐈, honestly.');

/** The text of a page in Markdown, changed as a whole. */
const inText = (kind: 'page-about' | 'page-privacy', replace: (source: string) => string): Change => {
  return (content) => {
    const { file, source } = content.single(kind);
    return [{ file, text: replace(source) }];
  };
};

/** Changes of words: of the interface, of pages, questions and reviews. */
export const words: Readonly<Record<string, Change>> = {
  'the words of the interface': change('interface', {
    navigation: { book: 'Reserve a Clean' },
    reviews: { sample: 'Made up' },
    openingHours: { beforeNoon: 'a.m.' },
  }),
  'sentences of the home page': change('page-home', {
    hero: { title: 'A clean home, every week' },
    steps: { heading: 'Nothing more & nothing less' },
    closing: { heading: `"Ready?" Let's begin.` },
  }),
  'sentences of the page of the locations': change('page-locations', {
    hero: { title: 'Every stop, one team' },
    coverage: { lead: 'Dozens of neighbourhoods. Not on the list?' },
  }),
  'sentences of all area pages': change('page-neighbourhood', {
    community: { lead: 'Cleaners for {area}.' },
    booking: { form: { heading: 'Ask for a quote' } },
    hero: { button: { text: 'Book a cleaner' } },
  }),
  'sentences of the contact page': change('page-contact', {
    heading: 'Talk to us',
    form: { button: 'Send it' },
  }),
  'sentences of the thank-you and the not-found page': both(
    change('page-thank', { hero: { title: 'Got it, thank you!' } }),
    change('page-not-found', { lead: 'This page has moved out.' }),
  ),
  'the story of the company, longer and with a list': both(
    inText(
      'page-about',
      (source) => `${source}\nWe also clean:\n\n- offices\n- shops\n- **clinics**, early in the morning\n`,
    ),
    change('page-about', { hero: { title: 'Who we are' } }),
  ),
  'the privacy notice, and how long enquiries are kept': both(
    inText('page-privacy', (source) => source.replace(/^## .*$/m, '## Questions?')),
    (content) => {
      const notice = content.single('page-privacy');
      return [edit(notice, { keptMonths: notice.data.keptMonths === 6 ? 12 : 6 })];
    },
  ),
  'a question is reworded': (content) => [
    edit(questionsOf(content, 'page-home'), { 0: { question: 'Is everybody who comes trained?' } }),
  ],
  'another question': question('page-home', 'Can you come on a Saturday?', 'Yes. Call {phone} to agree a time.'),
  'another question about areas': question('page-neighbourhood', 'Is {area} far from you?', 'No. It is a short ride.'),
  'a sample review is replaced by a real one': (content) => [edit(reviewsOf(content), { 0: siti })],
  'three reviews': (content) => [
    edit(reviewsOf(content), [
      siti,
      review('Ken', 'They came at noon. Every window, inside and out.'),
      review('Rani', 'Our second visit was as good as the first one.'),
    ]),
  ],
  'another review': (content) => {
    const list = reviewsOf(content);
    return [edit(list, { [placeIn(list.data, ({ name }) => name === siti.name, 12)]: siti })];
  },
  'the heading of a group, and of its sign': (content) => {
    const groups = content.single('groups');
    const at = groups.data.findIndex(({ sign }) => sign);
    return [
      edit(groups, {
        0: { heading: 'Towards the west' },
        ...(at >= 0 && { [at]: { sign: { heading: 'Further along' } } }),
      }),
    ];
  },
  'the words of a source, and its date': change('sources', {
    sources: { 0: { text: 'Sizes: prices of flats, median of all that were sold.', asOf: '2025-08' } },
  }),
  'the words of the price board': change('price-board', {
    homes: { 0: { label: 'Dwelling' } },
    quoted: { strong: 'Ask us' },
    next: { service: 'Next: five questions. Or call {phone}.' },
  }),
};
