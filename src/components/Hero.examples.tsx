import { skyNoon } from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { contact, picture } from '#examples/placeholder.ts';
import { CallLink } from './Contact.tsx';
import { Hero } from './Hero.tsx';

const hero = {
  title: 'The heading of a page',
  subtitle: 'One sentence under it, or two.',
  button: { text: 'Book Now', link: '/contact' } as const,
};
const noon = picture(1440, 800, skyNoon);

const box = (
  <div className={`${classes.panel} ${classes.nextBox}`}>
    <h2>What happens next</h2>
    <p>Somebody will call.</p>
  </div>
);

export const examples = {
  'sky: morning': <Hero hero={hero} picture={picture(1440, 800, 'none')} sky="morning" />,
  'sky: dusk': <Hero hero={hero} picture={picture(1440, 800, 'none')} sky="dusk" />,
  'a box below the words, a link beside the button, last on its page': (
    <Hero hero={hero} picture={noon} sky="noon" below={box} beside={<CallLink phone={contact.phone} />} last />
  ),
};
