import { colour } from '../palette.ts';
import { d, each, line, path, rect, repeat } from '../svg.ts';

interface Silo {
  count: number;
  wall: string;
  accent: string;
}

/** Silos: 58 wide each, 66 apart, 220 + 18 high, with a pipe down the right side. */
export function silo({ count, wall, accent }: Silo): string {
  const one = (index: number) => {
    const x = index * 66;
    return (
      rect(x, -220, 58, 220, wall) +
      path(d`M${x} -220q29-36 58 0z`, accent) +
      rect(x + 40, -224, 18, 224, colour.ink, 0.14) +
      each([-150, -80], (y) => rect(x, y, 58, 6, accent))
    );
  };
  return repeat(count, one) + line(d`M${count * 66 - 8} -206h26V0`, colour.ink, 5, { opacity: 0.7 });
}

/** Factory chimney: 30 wide, 300 high, with two bands. */
export function chimney(accent: string): string {
  return each(
    [
      [-300, 300, colour.plaster],
      [-300, 22, accent],
      [-256, 22, accent],
    ] as const,
    ([y, height, fill]) => rect(0, y, 30, height, fill),
  );
}
