import type { EvidenceItem } from '#types/site.ts';
import { Evidence, TileGrid, TileLinks } from './TileGrid.tsx';

const facts = [
  { name: 'First fact', text: 'One sentence about it.' },
  { name: 'Second fact', text: 'A sentence that is long enough for two or three lines in its box.' },
  { name: 'A third fact, two lines', text: 'One sentence.' },
  { name: 'Fourth fact', text: 'One sentence.' },
];
const names = ['First', 'Second', 'Third', 'A place with a long name', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const evidence: readonly EvidenceItem[] = [
  { label: 'Number', text: '201500000A', url: 'https://register.example/' },
  { label: 'Licence', text: 'Class 1, CB00000, valid until 31 March 2027', url: 'https://register.example/' },
  { label: 'Insurer', text: 'Example Insurance' },
  { label: 'Rating', text: '4.8 of 5 from 120 reviews, 1 November 2026', url: 'https://reviews.example/' },
];

const joined = (items: readonly EvidenceItem[]) => (
  <>
    <TileGrid tiles={facts} place="joined" />
    <Evidence items={items} />
  </>
);

export const examples = {
  'four facts': <TileGrid tiles={facts} />,
  'four facts, before the heading of a section': <TileGrid tiles={facts} place="first" />,
  'eight names': <TileGrid tiles={names.map((name) => ({ name }))} />,
  'eight names that are links': <TileLinks tiles={names.map((name) => ({ name, to: '#main', lead: '3 blocks' }))} />,
  'facts and one piece of evidence': joined(evidence.slice(2, 3)),
  'facts and four pieces of evidence': joined(evidence),
};
