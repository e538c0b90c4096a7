import { block } from '#block/recipes.ts';
import { boardArea, boardHero, boardHome, boardService } from '#board-hero/recipes.ts';
import { board, boardOne, cells, figures, lighting, manyCells } from '#board/recipes.ts';
import { form, formLater } from '#enquiry/recipes.ts';
import { finder, finderForm } from '#finder/recipes.ts';
import { footer } from '#footer/recipes.ts';
import { homes } from '#homes/recipes.ts';
import { openNow } from '#hours/recipes.ts';
import { menuBar, menuLater, panels } from '#menu/recipes.ts';
import { draggable, slides, widget } from '#reviews/recipes.ts';
import { stops, street } from '#ride/recipes.ts';
import { sheet } from '#sheet/recipes.ts';
import { sheetLists } from '#sheet/lists-recipes.ts';
import type { Recipes } from '#styles/recipe.ts';
import { tooltip } from '#tooltip/recipes.ts';
import { bookBar, logo } from '#ui/recipes/bars.ts';
import { field, frame, overPage, pill } from '#ui/recipes/frame.ts';
import { hero, heroText, pageHead, pageHeadColumns, stationLine } from '#ui/recipes/hero.ts';
import { markdown } from '#ui/recipes/markdown.ts';
import { bands, columns, panel, section, sections, steps } from '#ui/recipes/sections.ts';
import { cards, features, tileNames, tiles, vignette } from '#ui/recipes/tiles.ts';
import { story } from './about/recipes.ts';
import { areaPage as area } from './area/recipes.ts';
import { contactPage } from './contact/recipes.ts';
import { article } from './privacy/recipes.ts';
import { nextBox } from './thank/recipes.ts';

const nav = { ...menuBar, ...logo, ...bookBar };
const contact = { ...contactPage, ...openNow };
const areaPage = { ...block, ...homes, ...area };
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

/** Parts that only scripts show; their stylesheet is fetched after the page. */
export const laterRecipes: Recipes = { ...menuLater, ...tooltip, ...formLater, ...overPage, ...draggable };
