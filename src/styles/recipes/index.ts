import type { Recipes } from '../recipe.ts';
import { areaPage, tileNames } from './area-page.ts';
import { bands, columns, panel, section } from './bands.ts';
import { features, figures, tiles } from './block.ts';
import { boardArea, boardHero, boardHome, boardService } from './board-hero.ts';
import { board, boardOne, cells, lighting, manyCells } from './board.ts';
import { cards, vignette } from './cards.ts';
import { field, finder, finderForm } from './finder.ts';
import { footer } from './footer.ts';
import { form } from './form.ts';
import { frame, pill } from './frame.ts';
import { hero, heroText, pageHead, pageHeadColumns, stationLine } from './hero.ts';
import { nav } from './nav.ts';
import { panels } from './panels.ts';
import { article, contact, markdown, nextBox, story } from './prose.ts';
import { sections, steps, widget } from './sections.ts';
import { sheetLists } from './sheet-lists.ts';
import { sheet } from './sheet.ts';
import { slides } from './slides.ts';
import { stops } from './stops.ts';
import { street } from './street.ts';

const above = { frame, pill, nav, hero, heroText, stationLine, pageHead, pageHeadColumns };
const ofBoard = { board, cells, manyCells, lighting, boardOne, boardHero, boardHome, boardArea, boardService };
const ofFinder = { finder, field, finderForm };
const below = { bands, section, columns, panel, panels, cards, vignette, figures, tiles, features, sheet, sheetLists };
const further = { steps, sections, widget, slides, footer, areaPage, tileNames, story, markdown, article, contact };

/** The recipes in groups that pages name (`styles` in src/pages/page-kind.ts), in the order of their rules in every stylesheet. */
export const groups = { ...above, ...ofBoard, ...ofFinder, ...below, ...further, nextBox, form, street, stops };

export type Group = keyof typeof groups;

/** The groups of every page; a page with a fold has those below it in a file. */
export const everywhere = ['frame', 'nav'] as const satisfies Group[];
export const belowEverywhere = ['bands', 'panels', 'vignette', 'widget', 'footer'] as const satisfies Group[];

const folded: readonly Group[] = [...belowEverywhere, 'section', 'tiles', 'sections', 'slides', 'tileNames'];

/** The groups below the fold: of services, of other pages, and of the streets that /locations and the home page add. */
export const belowFold: Readonly<Record<'service' | 'below' | 'street' | 'home', readonly Group[]>> = {
  service: [...folded, 'figures', 'sheet', 'sheetLists'],
  below: [...folded, 'columns', 'panel', 'cards', 'features', 'steps', 'areaPage', 'form'],
  street: ['street', 'stops'],
  home: ['pill', 'finder', 'field', 'finderForm', 'street'],
};

/** The recipes of some groups. */
export const recipesOf = (names: readonly Group[]): Recipes =>
  Object.assign(
    {},
    ...Object.entries(groups).map(([name, group]) => names.includes(name as Group) && group),
  ) as Recipes;

export { later as laterRecipes } from './later.ts';
