import { colour } from '../palette.ts';
import { circle, d, line, path, rect } from '../svg.ts';

const { ink, rice } = colour;

/** Cup on a saucer, standing on y: 40 wide, 24 high. */
export function cup(x: number, y: number): string {
  return (
    rect(x, y - 24, 30, 24, rice) +
    line(d`M${x + 30} ${y - 18}h6q5 0 5 5t-5 5h-6`, rice, 4) +
    rect(x, y - 16, 30, 5, colour.pandan) +
    rect(x - 4, y, 40, 4, '#E3D6BC')
  );
}

/** Wall clock centred on x, y. */
export function clock(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, ink) +
    circle(x, y, radius - 6, rice) +
    line(d`M${x} ${y}v${16 - radius}M${x} ${y}l${radius - 18} 6`, ink, 4, { round: true }) +
    circle(x, y, 4, colour.hibiscus)
  );
}

/** Key on a hook whose rail is at y: 18 wide, 56 high below the rail. */
export function key(x: number, y: number, fill: string, behind: string): string {
  return (
    line(d`M${x} ${y}v16`, ink, 3, { round: true }) +
    circle(x, y + 24, 9, fill) +
    circle(x, y + 24, 3.5, behind) +
    rect(x - 3, y + 30, 6, 26, fill) +
    rect(x, y + 46, 9, 5, fill)
  );
}

/** Badge with a photo on a hook: 30 wide. */
export function badge(x: number, y: number): string {
  return (
    line(d`M${x} ${y}v16`, ink, 3, { round: true }) +
    rect(x - 15, y + 16, 30, 42, rice) +
    rect(x - 15, y + 16, 30, 12, colour.pandan) +
    circle(x, y + 38, 6, colour.guava) +
    rect(x - 9, y + 48, 18, 4, ink)
  );
}

/** Bag on a hook: 36 wide. */
export function bag(x: number, y: number): string {
  return (
    line(d`M${x} ${y}v14m-8 8v-8h16v8`, ink, 3, { round: true }) +
    path(d`M${x - 18} ${y + 22}h36l-5 40h-26z`, colour.tile)
  );
}

/** Umbrella folded, leaning against the wall: its foot at x, 222. */
export function umbrella(x: number): string {
  return (
    line(d`M${x} 222v-76q0-14 12-14`, ink, 5, { round: true }) + path(d`M${x - 12} 206l12-62 12 62z`, colour.hibiscus)
  );
}
