import { expect, test } from 'vitest';
import { BoardTable } from '#board/BoardTable.tsx';
import type { PageOf } from '../../../src/pages/kinds.ts';
import { readPage } from '../../../src/render/read-page.ts';
import { projectOf } from '../../support/sites.ts';
import { render } from './render.tsx';

const { board } = (readPage(projectOf('first'), '/contact') as PageOf<'contact'>).choices;

/** A board with services that each have this figure. */
function isCrowded(services: number, value: string): boolean {
  const [home] = board.homes;
  const cells = Array.from({ length: services }, (_, index) => ({
    ...home!.cells[0]!,
    value: `${index}.home`,
    figure: { value },
  }));
  const names = cells.map((_, index) => `Service ${index}`);
  const $ = render(<BoardTable board={{ ...board, services: names, homes: [{ ...home!, cells }] }} />);
  return $('fieldset').is('.board-crowded');
}

test.each([
  [3, '$1,170', false],
  [4, '$170', false],
  [6, '2–3', false],
  [3, '$170–$1,170', true],
  [5, '$170', true],
])('%i services with figures such as %s are too many for the columns of a phone: %s', (services, value, crowded) => {
  expect(isCrowded(services, value)).toBe(crowded);
});
