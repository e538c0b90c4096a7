import { picture } from '#examples/placeholder.ts';
import { PageHead } from './PageHead.tsx';

const head = { heading: 'Contact', lead: 'One sentence.', picture: picture(600, 260) };

export const examples = {
  mango: <PageHead {...head} background="mango" />,
  'mint, short on a phone': <PageHead {...head} background="mint" short />,
};
