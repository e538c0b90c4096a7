import type { Style } from './recipe.ts';
import { theme } from './theme.ts';

const { ease } = theme.motion;

/** How things move. It is fetched after the page, which is whole without it. */
export const motion: Readonly<Record<string, Style>> = {
  '.services-panel': {
    transition: `opacity .16s ${ease},transform .16s ${ease}`,
    '@starting-style': { opacity: 0, transform: 'translateY(-8px)' },
  },
  // It nears the end and never gets there: nobody knows how long it takes.
  '.progress': { transition: 'transform 8s cubic-bezier(.1,.8,.2,1)', '@starting-style': { transform: 'scaleX(0)' } },
  'html:has(:target)': { scrollBehavior: 'smooth' },
  // Only what stands between the bars changes with the page.
  ':root': { viewTransitionName: 'none' },
  main: { viewTransitionName: 'main' },
  '::view-transition-old(main)': { animation: `90ms ${ease} both leave` },
  '::view-transition-new(main)': { animation: `180ms ${ease} both arrive` },
  '.mobile-item .icon': { transition: `transform .2s ${ease}` },
};

/** Movements with more than two states, and those of what stands in no page: the pictures of a page that changes. */
export const keyframes =
  '@keyframes leave{to{opacity:0}}@keyframes arrive{from{opacity:0;transform:translateY(8px)}}' +
  '@media (prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}';
