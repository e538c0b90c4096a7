import { BlockFinder } from './BlockFinder.tsx';

const streets = Array.from({ length: 9 }, (_, index) => ({
  id: `street-${index + 1}`,
  name: `${['First Avenue', 'Second Street', 'The Longest Name of a Road'][index % 3]} ${index + 1}`,
  blocks: `${101 + index}A–${101 + index}D, 112, 114–118`,
  count: '10 blocks',
  distance: `The nearest block is ${140 + index * 90} m from the station.`,
}));
const words = {
  heading: 'Is my block covered?',
  lead: 'Blocks within 1 km of the station.',
  field: 'Your block',
  check: 'Check',
  found: 'Block {block} of {street} is covered.',
  place: 'We clean in {place}.',
  unknown: 'We do not know that block.',
  next: 'Go on',
  message: 'I live in block {block} of {street}.',
  typed: 'I live at {typed}.',
  all: '3 more streets',
};
const shown = { ...words, near: streets.slice(0, 6), others: streets.slice(6) };

export const examples = {
  'many streets': <BlockFinder places={[]} onFound={() => undefined} streets={shown} />,
};
