import { colour } from '../palette.ts';
import { each, path, rect, repeat } from '../svg.ts';

const { ink, rice, stone, plaster, hibiscus } = colour;

function drum(): string {
  return (
    rect(160, -250, 72, 56, rice) +
    each([168, 186, 204, 220], (x) => rect(x, -240, 8, 36, ink, 0.45)) +
    path('M154-250a42 46 0 0 1 84 0z', '#6FA99A') +
    rect(193, -318, 6, 26, ink) +
    path('M199-318h30v16h-30z', hibiscus)
  );
}

/** Windows in the wings only: the portico stands before the middle three bays. */
function wings(): string {
  return each([0, 1, 2, 7, 8, 9], (bay) => {
    const x = 18 + bay * 38;
    return rect(x, -124, 18, 36, ink, 0.5) + rect(x, -68, 18, 44, ink, 0.5);
  });
}

function portico(): string {
  const column = (index: number) =>
    rect(122 + index * 35, -146, 14, 126, stone) + rect(131 + index * 35, -146, 5, 126, ink, 0.14);
  return (
    repeat(5, column) +
    rect(138, -40, 116, 20, ink, 0.55) +
    rect(104, -20, 184, 8, stone) +
    rect(94, -12, 204, 12, plaster)
  );
}

/** Civic hall: 392 wide, 318 high with its flag; a portico of five columns under a green dome. */
export function civic(): string {
  return (
    rect(0, -150, 392, 150, rice) +
    rect(0, -158, 392, 12, stone) +
    path('M116-158l80-54 80 54z', rice) +
    path('M140-164l56-38 56 38z', stone) +
    drum() +
    wings() +
    portico()
  );
}
