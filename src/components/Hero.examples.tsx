import * as brand from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import type { Example } from '#examples/example.ts';
import { contact, picture } from '#examples/placeholder.ts';
import { cx } from '#styles/cx.ts';
import { CallLink } from './Contact.tsx';
import { Hero, type Sky } from './Hero.tsx';
import { Pill } from './Pill.tsx';

const skies: Record<Sky, string> = {
  morning: brand.mangoLight,
  noon: brand.skyNoon,
  afternoon: brand.skyAfternoon,
  dusk: brand.skyDusk,
  mango: brand.mango,
  haze: brand.skyHaze,
  rain: brand.skyRain,
  lawn: brand.lawn,
  shallow: brand.shallow,
  peach: brand.wallPeach,
  rice: brand.rice,
  stone: brand.wallStone,
};

const hero = {
  title: 'The heading of a page',
  subtitle: 'One sentence under it, or two.',
  button: { text: 'Book Now', link: '/contact' },
};
const plain = { title: hero.title, subtitle: hero.subtitle };
const scene = (sky: Sky) => picture(1440, 800, skies[sky]);

const station = (
  <p className={cx(classes.stationLine)}>
    <Pill sign={{ code: 'EW1', line: 'ew', lineName: 'Second Line' }} />
    Second Line
  </p>
);
const box = (
  <div className={`${cx(classes.panel)} ${cx(classes.nextBox)}`}>
    <h2>What happens next</h2>
    <p>Somebody will call.</p>
  </div>
);
const message = (
  <p>
    <code>500 Internal Server Error</code>
  </p>
);

export const examples: readonly Example[] = [
  ...(Object.keys(skies) as Sky[]).map((sky) => ({
    name: `sky: ${sky}`,
    element: <Hero hero={hero} picture={scene(sky)} sky={sky} />,
  })),
  { name: 'without a button', element: <Hero hero={plain} picture={scene('noon')} sky="noon" /> },
  {
    name: 'wide words, a line above',
    element: <Hero hero={hero} picture={scene('dusk')} sky="dusk" textWidth="wide" above={station} />,
  },
  {
    name: 'a box below the words, a link beside the button',
    element: (
      <Hero hero={hero} picture={scene('noon')} sky="noon" below={box} beside={<CallLink phone={contact.phone} />} />
    ),
  },
  {
    name: 'a message below, last on its page',
    element: <Hero hero={hero} picture={scene('afternoon')} sky="afternoon" below={message} last />,
  },
  {
    name: 'a big number above',
    element: (
      <Hero hero={hero} picture={scene('dusk')} sky="dusk" last above={<p className={cx(classes.bigNumber)}>404</p>} />
    ),
  },
];
