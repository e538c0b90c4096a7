import { Slides } from './Slides.tsx';

const shown = (count: number) => {
  const slides = Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: <p>Slide {index + 1}</p> }));
  return <Slides label={`${count} slides`} one="Slide {number} of {count}" slides={slides} />;
};

export const examples = {
  one: shown(1),
  'three, all seen on a wide screen': shown(3),
  'twelve, whose dots take two rows on a narrow phone': shown(12),
};
