import { mangoLight } from '#brand/colours.ts';
import type { FeaturePicture } from '#types/pictures.ts';
import { picture } from '#examples/placeholder.ts';
import { FeatureRow } from './FeatureRow.tsx';

const features = [
  { name: 'Short', text: 'One line.' },
  {
    name: 'A name that takes two lines',
    text: 'A text of two or three lines, as most features have on a wide screen.',
  },
  { name: 'Third', text: 'One sentence about it.' },
];

const pictures: readonly FeaturePicture[] = [
  { drawing: picture(400, 240, mangoLight) },
  { address: '/tile.svg' },
  { address: '/tile.svg' },
];

export const examples = {
  'three features': <FeatureRow features={features} pictures={pictures} />,
  'a low row': <FeatureRow features={features} pictures={pictures} low />,
};
