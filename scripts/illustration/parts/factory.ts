import { colour } from '../palette.ts';
import { d, line, path, rect, repeat } from '../svg.ts';

const { ink, white } = colour;

interface Factory {
  sheds: number;
  wall: string;
  accent: string;
}

function shutter(x: number): string {
  const slats = `h64${'m-64 12h64'.repeat(4)}`;
  return rect(x, -72, 64, 72, '#E4DFD2') + line(d`M${x} -60` + slats, ink, 2, { opacity: 0.3 });
}

function window(x: number): string {
  return rect(x, -84, 64, 24, ink, 0.6) + rect(x + 30, -84, 3, 24, white);
}

function shed(index: number, wall: string): string {
  const x = index * 92;
  return (
    path(d`M${x} -132v-58l92 58z`, wall) +
    path(d`M${x} -132v-58l16 10v48z`, ink, 0.5) +
    path(d`M${x + 16} -180l76 48h-32z`, ink, 0.12) +
    (index % 3 === 1 ? shutter(x + 14) : window(x + 14))
  );
}

/** Sawtooth sheds: 92 wide each, 132 high and a roof of 58. Every third one has a roller shutter. */
export function factory({ sheds, wall, accent }: Factory): string {
  const width = sheds * 92;
  return (
    rect(0, -132, width, 132, wall) +
    rect(0, -132, width, 16, accent) +
    repeat(sheds, (index) => shed(index, wall)) +
    rect(0, -10, width, 10, ink, 0.3)
  );
}
