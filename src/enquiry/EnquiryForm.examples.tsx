import { choices } from '#examples/board.ts';
import { site } from '#examples/placeholder.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const form = { words: { heading: 'Get a Quote', button: 'Send' }, site, choices };

export const examples = {
  'main heading': <EnquiryForm {...form} headingLevel="h2" page="/contact" />,
  'under another heading': <EnquiryForm {...form} headingLevel="h3" page="/first" area="First Area" />,
};
