import { colour } from '../palette.ts';
import { bar, label, line, path, rect } from '../svg.ts';

/** Entrance of an underground station: 152 x 74 under a roof in the line's colour; its code on a pole 182 high. */
export function totem({ livery, code }: { livery: string; code: string }): string {
  return (
    rect(-6, -74, 152, 74, colour.ink) +
    rect(2, -58, 136, 58, '#DCE9E4') +
    path('M2 0v-58h136v58h-16l-30-40h-44l-30 40z', '#B9CFC7') +
    rect(36, -40, 68, 40, colour.ink) +
    line('M44 0l20-34m-8 34l16-34m-2 34l10-34', '#DCE9E4', 3) +
    path('M-14-74q84-34 168 0v8h-168z', livery) +
    rect(166, -150, 8, 150, colour.ink) +
    bar(128, -182, 84, 46, livery, 9) +
    label(code, 170, -150, { fill: colour.white, size: 23 })
  );
}
