import type { Style } from './recipe.ts';
import { theme } from './theme.ts';

const { ease } = theme.motion;

/** How things move. It is fetched after the page, which is whole without it. */
export const motion: Readonly<Record<string, Style>> = {
  '.services-panel': {
    transition: `opacity .16s ${ease},transform .16s ${ease}`,
    '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
  },
  '.mobile-item .icon': { transition: `transform .2s ${ease}` },
};
