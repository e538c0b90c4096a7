import { colour } from '../palette.ts';
import { broom, cat } from '../parts/things.ts';
import { smallPlant } from '../parts/plants.ts';
import { circle, group, line, path, rect } from '../svg.ts';

const { ink, rice, white, mango } = colour;

/** A corridor's wall, ceiling and parapet: 136 x 104. */
function bay(): string {
  return (
    rect(0, 0, 136, 66, colour.sand) +
    rect(0, 0, 136, 12, ink, 0.22) +
    rect(0, 66, 136, 38, rice) +
    rect(-2, 62, 140, 7, white) +
    rect(0, 100, 136, 4, ink, 0.12)
  );
}

function door(): string {
  return (
    rect(12, 14, 32, 52, colour.deep) +
    line('M16 14v52m6-52v52m6-52v52m6-52v52m6-52v52', colour.mint, 1.5, { opacity: 0.55 }) +
    circle(39, 42, 2, mango)
  );
}

function louvres(): string {
  const left = `M60 23h28${'m-28 6h28'.repeat(4)}`;
  const right = `M92 23h28${'m-28 6h28'.repeat(4)}`;
  return rect(58, 18, 64, 34, ink) + line(left + right, colour.glass, 3) + rect(88.5, 18, 3, 34, rice);
}

function fern(): string {
  return (
    path('M0-16q-16 0-20 14 8-8 14-8-6 8-4 16 4-12 10-16 6 4 10 16 2-8-4-16 6 0 14 8-4-14-20-14z', colour.leaf) +
    line('M0-40v26', ink, 1.5)
  );
}

function lantern(): string {
  return (
    path('M-2 0h4v6h-4z', ink) +
    `<ellipse cx="0" cy="18" rx="15" ry="12" fill="${colour.hibiscus}"/>` +
    rect(-6, 4, 12, 4, mango) +
    rect(-6, 28, 12, 4, mango) +
    line('M0 32v9', mango, 2)
  );
}

function bicycle(): string {
  const frame = 'M0-17l16-24h30l10 24m-40-24l14 24h-30m30 0l16-30h8M8-46h12';
  const wheels = '<circle cx="0" cy="-17" r="16"/><circle cx="56" cy="-17" r="16"/>';
  return `<g fill="none" stroke="${ink}" stroke-width="3">${wheels}<path d="${frame}" stroke-linecap="round"/></g>`;
}

const drawings = { bay, door, louvres, plant: () => smallPlant(), fern, lantern, bicycle, cat, broom };

export type HomeGlyph = keyof typeof drawings;

/** The parts that block 20 repeats on its floors, as `<defs>`. */
export function homeDefinitions(prefix: string): string {
  const groups = Object.entries(drawings).map(([name, draw]) => group(prefix + name, draw()));
  return `<defs>${groups.join('')}</defs>`;
}
