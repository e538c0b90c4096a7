import { choices } from '#examples/board.ts';
import type { Example } from '#examples/example.ts';
import { site } from '#examples/placeholder.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const words = { heading: 'Get a Quote', button: 'Send' };

export const examples: readonly Example[] = [
  {
    name: 'main heading',
    element: <EnquiryForm words={words} headingLevel="h2" site={site} page="/contact" choices={choices} />,
  },
  {
    name: 'under another heading',
    element: (
      <EnquiryForm words={words} headingLevel="h3" site={site} page="/first" area="First Area" choices={choices} />
    ),
  },
];
