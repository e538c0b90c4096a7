import * as classes from '#generated/classes.ts';
import type { Example } from '#gallery/example.ts';
import { Band, Section, SectionHead } from './Section.tsx';

const grounds = Object.keys(classes.band.variants.ground) as (keyof typeof classes.band.variants.ground)[];

export const examples: readonly Example[] = [
  ...grounds.map((ground) => ({
    name: `band: ${ground}`,
    element: (
      <Band ground={ground}>
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
