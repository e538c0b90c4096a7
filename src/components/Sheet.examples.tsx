import { picture, site } from '#examples/placeholder.ts';
import type { Service } from '#generated/entries.ts';
import { Sheet } from './Sheet.tsx';

const tasks = ['One task', 'A task that is long enough for two lines on a phone', 'Another'];
const lines = { notIncluded: 'What is not included.', extra: 'What costs extra.' };
const names = ['Living', 'Kitchen', 'Bathrooms', 'Entrance, which may take two lines', 'Windows'];
const places = ['left', 'right', 'wide', 'left', 'right'] as const;
const sheet: Service['inclusions']['sheet'] = {
  name: 'Sheet',
  some: { strong: '{ready} of {count} ready.', text: 'Light them all.' },
  all: { strong: 'All {count} ready.', text: 'Good morning.' },
  signs: ['One', 'The other'],
  prints: 'What is printed.',
};

const shown = (count: number, others: Partial<Service['inclusions']> = {}) => {
  const items = names
    .slice(0, count)
    .map((name, index) => ({ name, ...(index > 0 && { tasks }), ...(index === 1 && lines) }));
  const inclusions = { heading: 'Heading', lead: 'Lead.', numbered: false, sheet, items, ...others };
  const rooms = places.map((place) => ({ place, picture: picture(360, 190) }));
  const pictures = { rooms, gable: picture(92, 140), deck: picture(760, 250) };
  return <Sheet service={{ name: 'Service', inclusions }} pictures={pictures} site={site} />;
};

export const examples = {
  'five, numbered, and the lines below': shown(5, { numbered: true, ...lines, bringYourOwn: 'What to have ready.' }),
  'two, for four visits': shown(2, { sheet: { ...sheet, visits: 4 } }),
};
