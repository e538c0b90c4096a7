import { eastWest, ink } from '#brand/colours.ts';
import { LineMap } from './LineMap.tsx';

/** A placeholder for the drawn diagram: two stations, each a link. */
function diagram(width: number, height: number): string {
  const station = (path: string, name: string, x: number) =>
    `<a href="${path}"><circle cx="${x}" cy="${height / 2}" r="9" fill="#fff" stroke="${ink}" stroke-width="4"/><text x="${x}" y="${height / 2 + 36}" text-anchor="middle">${name}</text></a>`;
  return `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Two stations"><path d="M0 ${height / 2}h${width}" stroke="${eastWest}" stroke-width="12"/>${station('/first', 'First', width / 4)}${station('/second', 'Second', (width * 3) / 4)}</svg>`;
}

const map = { land: '/tile.svg', wide: diagram(1280, 720), phone: diagram(358, 866) } as const;

export const examples = { 'two stations': <LineMap map={map} /> };
