import type { Example } from '#examples/example.ts';
import { Slides } from './Slides.tsx';

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>Slide {index + 1}</p> }));

export const examples: readonly Example[] = [
  { name: 'one', element: <Slides label="One slide" one="Slide {number} of {count}" slides={slides(1)} /> },
  {
    name: 'three, all seen on a wide screen',
    element: <Slides label="Three slides" one="Slide {number} of {count}" slides={slides(3)} />,
  },
  {
    name: 'twelve, whose dots take two rows on a narrow phone',
    element: <Slides label="Twelve slides" one="Slide {number} of {count}" slides={slides(12)} />,
  },
  { name: 'five', element: <Slides label="Five slides" one="Slide {number} of {count}" slides={slides(5)} /> },
];
