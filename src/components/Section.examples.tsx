import * as classes from '#generated/classes.ts';
import { Band, Section, SectionHead } from './Section.tsx';

const backgrounds = Object.keys(classes.band.variants.background) as (keyof typeof classes.band.variants.background)[];

export const examples = {
  ...Object.fromEntries(
    backgrounds.map((background) => [`band: ${background}`, <Band background={background}>Content</Band>]),
  ),
  'section with an anchor and its head': (
    <Section id="place">
      <SectionHead heading="The heading of a section" lead="The sentence that leads in." />
      <p>Content</p>
    </Section>
  ),
};
