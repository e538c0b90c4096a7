import { skyDusk, skyNoon } from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import { contact, picture } from '#examples/placeholder.ts';
import { CallLink } from './Contact.tsx';
import { Hero, type Sky } from './Hero.tsx';
import { Pill } from './Pill.tsx';

const hero = {
  title: 'The heading of a page',
  subtitle: 'One sentence under it, or two.',
  button: { text: 'Book Now', link: '/contact' },
};
const noon = picture(1440, 800, skyNoon);
const skies = Object.keys(classes.hero.variants.sky) as Sky[];

const station = (
  <p className={classes.stationLine}>
    <Pill sign={{ code: 'EW1', line: 'ew', lineName: 'Second Line' }} />
    Second Line
  </p>
);
const box = (
  <div className={`${classes.panel} ${classes.nextBox}`}>
    <h2>What happens next</h2>
    <p>Somebody will call.</p>
  </div>
);

export const examples = {
  ...Object.fromEntries(
    skies.map((sky) => [`sky: ${sky}`, <Hero hero={hero} picture={picture(1440, 800, 'none')} sky={sky} />]),
  ),
  'wide words, a line above': (
    <Hero hero={hero} picture={picture(1440, 800, skyDusk)} sky="dusk" textWidth="wide" above={station} />
  ),
  'a box below the words, a link beside the button, last on its page': (
    <Hero hero={hero} picture={noon} sky="noon" below={box} beside={<CallLink phone={contact.phone} />} last />
  ),
};
