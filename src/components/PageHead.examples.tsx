import * as brand from '#brand/colours.ts';
import type { Example } from '#examples/example.ts';
import { picture } from '#examples/placeholder.ts';
import { PageHead } from './PageHead.tsx';

export const examples: readonly Example[] = [
  {
    name: 'mango',
    element: <PageHead heading="Contact" lead="One sentence." background="mango" picture={picture(600, 260)} />,
  },
  {
    name: 'mint',
    element: (
      <PageHead
        heading="Privacy notice"
        lead="One sentence."
        background="mint"
        picture={picture(600, 260, brand.mangoLight)}
      />
    ),
  },
];
