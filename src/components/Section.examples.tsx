import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { Band, Section, SectionHead } from './Section.tsx';

const backgrounds = Object.keys(classes.band.variants.background) as (keyof typeof classes.band.variants.background)[];

export const examples: readonly Example[] = [
  ...backgrounds.map((background) => ({
    name: `band: ${background}`,
    element: (
      <Band background={background}>
        <p>Content</p>
      </Band>
    ),
  })),
  {
    name: 'section with an anchor and its head',
    element: (
      <Section id="place">
        <SectionHead heading="The heading of a section" lead="The sentence that leads in." />
        <p>Content</p>
      </Section>
    ),
  },
];
