import type { Example } from '#examples/example.ts';
import type { Proof } from '#types/proof.ts';
import { Evidence } from './Evidence.tsx';
import { TileGrid } from './TileGrid.tsx';

const facts = ['First', 'Second', 'Third', 'Fourth'].map((name) => ({ name, text: 'One sentence about it.' }));
const proofs: readonly Proof[] = [
  { label: 'Number', text: '201500000A', url: 'https://register.example/' },
  { label: 'Licence', text: 'Class 1, CB00000, valid until 31 March 2027', url: 'https://register.example/' },
  { label: 'Insurer', text: 'Example Insurance' },
  { label: 'Rating', text: '4.8 of 5 from 120 reviews, 1 November 2026', url: 'https://reviews.example/' },
];

const example = (name: string, shown: readonly Proof[]): Example => ({
  name,
  element: (
    <>
      <TileGrid tiles={facts} place="joined" />
      <Evidence proofs={shown} />
    </>
  ),
});

export const examples: readonly Example[] = [
  example('one', proofs.slice(2, 3)),
  example('two', proofs.slice(0, 2)),
  example('three', proofs.slice(1)),
  example('four', proofs),
];
