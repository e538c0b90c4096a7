import type { Recipes } from '../recipe.ts';
import { bands } from './bands.ts';
import { block } from './block.ts';
import { board } from './board.ts';
import { boardHero } from './board-hero.ts';
import { button } from './button.ts';
import { cards } from './cards.ts';
import { features } from './features.ts';
import { field } from './field.ts';
import { footer } from './footer.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { homes } from './homes.ts';
import { later } from './later.ts';
import { map } from './map.ts';
import { nav } from './nav.ts';
import { areaPage } from './area-page.ts';
import { panels } from './panels.ts';
import { prose } from './prose.ts';
import { reviews } from './reviews.ts';
import { sections } from './sections.ts';
import { slides } from './slides.ts';

/** The recipes of the content above the fold. */
const firstRecipes: Recipes = {
  ...frame,
  ...button,
  ...nav,
  ...hero,
  ...board,
  ...boardHero,
  ...map,
  ...field,
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
  ...features,
  ...sections,
  ...reviews,
  ...slides,
  ...footer,
  ...homes,
  ...areaPage,
  ...prose,
  ...form,
};

/** The recipes that pages need before any script. */
export const recipes: Recipes = { ...firstRecipes, ...belowRecipes };

export { later as laterRecipes };
