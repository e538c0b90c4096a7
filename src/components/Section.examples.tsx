import { Band, Section, SectionHead } from './Section.tsx';

export const examples = {
  'band: paper': <Band background="paper">Content</Band>,
  'band: mint': <Band background="mint">Content</Band>,
  'band: mango': <Band background="mango">Content</Band>,
  'section with its head': (
    <Section>
      <SectionHead heading="The heading of a section" lead="The sentence that leads in." />
      <p>Content</p>
    </Section>
  ),
};
