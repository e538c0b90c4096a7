import { colour } from '../palette.ts';
import { cat } from '../parts/things.ts';
import { plant } from '../parts/plants.ts';
import { at, circle, d, label, path, picture, rect, repeat } from '../svg.ts';

const { ink, rice, white, mango, hibiscus, tile } = colour;
const tints = [colour.mint, colour.blue, white, colour.peach] as const;

/** The lower half of a letter that hangs out of the slot. */
function letter(x: number, y: number): string {
  return path(d`M${x + 20} ${y + 15}h46l-3 24-44-4z`, white) + path(d`M${x + 66} ${y + 15}l-24 14-22-14z`, mango);
}

function slot(x: number, y: number): string {
  return rect(x + 12, y + 12, 58, 7, ink);
}

/** The box with the letter, in hibiscus. */
function ownBox(x: number, y: number, unit: string): string {
  return (
    rect(x, y, 82, 66, hibiscus) +
    slot(x, y) +
    letter(x, y) +
    label(unit, x + 12, y + 59, { fill: rice, size: 20, anchor: 'start' })
  );
}

function box(column: number, row: number, unit: string): string {
  const x = 34 + column * 90;
  const y = 44 + row * 76;
  if (row === 0 && column === 3) return ownBox(x, y, unit);
  const tint = tints[(column + row * 2) % tints.length] ?? white;
  return rect(x, y, 82, 66, tint) + slot(x, y) + circle(x + 66, y + 48, 5, ink);
}

/** Ten letterboxes with a cat on top: 640 x 296. One of them contains a letter and has the number of the unit. */
export function letterboxBank({ unit }: { unit: string }): string {
  const content =
    rect(20, 22, 470, 178, rice) +
    rect(20, 22, 470, 12, ink, 0.12) +
    rect(12, 14, 486, 12, ink) +
    repeat(2, (row) => repeat(5, (column) => box(column, row, unit))) +
    rect(44, 200, 14, 40, ink) +
    rect(452, 200, 14, 40, ink) +
    at(546, 240, plant(), 1.5) +
    at(602, 240, plant(tile), 1.1) +
    at(140, 14, cat(), 1.25) +
    rect(0, 238, 640, 4, ink, 0.2);
  return picture({ name: 'letterbox-bank', viewBox: [0, -54, 640, 296], fit: 'xMaxYMax meet' }, content);
}
