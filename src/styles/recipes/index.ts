import type { Recipes } from '../recipe.ts';
import { bands } from './bands.ts';
import { block } from './block.ts';
import { board } from './board.ts';
import { boardHero } from './board-hero.ts';
import { cards } from './cards.ts';
import { finder } from './finder.ts';
import { footer } from './footer.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { later } from './later.ts';
import { nav } from './nav.ts';
import { areaPage } from './area-page.ts';
import { panels } from './panels.ts';
import { prose } from './prose.ts';
import { sections } from './sections.ts';
import { sheet } from './sheet.ts';
import { sheetLists } from './sheet-lists.ts';
import { slides } from './slides.ts';
import { stops } from './stops.ts';
import { street } from './street.ts';

/** The recipes of the content above the fold. */
const firstRecipes: Recipes = {
  ...frame,
  ...nav,
  ...hero,
  ...board,
  ...boardHero,
  ...finder,
};

/**
 * The recipes of the content below the fold, and of the panels that the navigation bar opens. In every stylesheet they
 * come after the other recipes, so that the order is the same whether there is one stylesheet or two.
 */
export const belowRecipes: Recipes = {
  ...bands,
  ...panels,
  ...cards,
  ...block,
  ...sheet,
  ...sheetLists,
  ...sections,
  ...slides,
  ...footer,
  ...areaPage,
  ...prose,
  ...form,
};

/** The recipes that pages need before any script. */
export const recipes: Recipes = { ...firstRecipes, ...belowRecipes };

/** The recipes of the streets, which only /locations has. */
export const streetRecipes: Recipes = { ...street, ...stops };

export { later as laterRecipes };
