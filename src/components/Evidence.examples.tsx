import type { Example } from '#examples/example.ts';
import type { EvidenceItem } from '#types/evidence.ts';
import { Evidence } from './Evidence.tsx';
import { TileGrid } from './TileGrid.tsx';

const facts = ['First', 'Second', 'Third', 'Fourth'].map((name) => ({ name, text: 'One sentence about it.' }));
const items: readonly EvidenceItem[] = [
  { label: 'Number', text: '201500000A', url: 'https://register.example/' },
  { label: 'Licence', text: 'Class 1, CB00000, valid until 31 March 2027', url: 'https://register.example/' },
  { label: 'Insurer', text: 'Example Insurance' },
  { label: 'Rating', text: '4.8 of 5 from 120 reviews, 1 November 2026', url: 'https://reviews.example/' },
];

const example = (name: string, shown: readonly EvidenceItem[]): Example => ({
  name,
  element: (
    <>
      <TileGrid tiles={facts} place="joined" />
      <Evidence items={shown} />
    </>
  ),
});

export const examples: readonly Example[] = [
  example('one', items.slice(2, 3)),
  example('two', items.slice(0, 2)),
  example('three', items.slice(1)),
  example('four', items),
];
