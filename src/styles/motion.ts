import { mango, skyNoon } from '#brand/colours.ts';
import type { Style } from './recipe.ts';
import { ease } from './ease.ts';

/** The transition of a part that stays visible while it closes: `display` and `overlay` change at the end. */
const leaving = (time: string) => `all ${time} allow-discrete`;

/** The transition of parts that fold open, with the duration of opening and closing. */
const folding = (opening: string, closing: string): Style => ({
  // This property is inherited: on the whole page, it would make the browser compute all styles again.
  interpolateSize: 'allow-keywords',
  '&::details-content': {
    display: 'flow-root',
    height: 0,
    overflowY: 'clip',
    overflowClipMargin: '6px',
    transition: `height ${closing} ${ease},content-visibility ${closing} allow-discrete`,
  },
  '&[open]::details-content': { height: 'auto', transitionDuration: opening },
});

/** Closed panels and messages. */
const raised: Style = { opacity: 0, transform: 'translateY(-8px)' };
const wiped: Style = { clipPath: 'inset(0 0 100%)' };

const riding = '@supports (animation-timeline:scroll())';

/**
 * Animations and transitions. Visitors who prefer reduced motion do not see them. They are fetched after the page,
 * which is complete without them: each starts or ends at the styles of the recipes.
 */
export const motion: Readonly<Record<string, Style>> = {
  // The bar approaches its end but never reaches it, because the duration is unknown.
  '.progress': { transition: 'transform 8s cubic-bezier(.1,.8,.2,1)', '@starting-style': { transform: 'scaleX(0)' } },
  // Keeps a focused element from being covered by the message.
  'html:has(.toast)': { scrollPaddingTop: ['280px', '250px'] },
  'html:has(:target)': { scrollBehavior: 'smooth' },

  '.services-panel': {
    transition: leaving('.1s ease-in'),
    '&:not(:popover-open)': raised,
    '&:popover-open': { transition: leaving(`.16s ${ease}`), '@starting-style': raised },
  },
  '.nav-item .icon': { transition: `transform .16s ${ease}` },
  '.mobile-panel': {
    transition: leaving('.14s ease-in'),
    '&:not(:popover-open)': wiped,
    '&:popover-open': { clipPath: 'inset(0)', transition: leaving(`.22s ${ease}`), '@starting-style': wiped },
  },
  '.menu-toggle .icon': { transition: `opacity .22s ${ease}` },
  '.mobile-services': folding('.2s', '.2s'),
  '.mobile-item .icon': { transition: `transform .2s ${ease}` },

  '.question': folding('.22s', '.16s'),
  '.question summary::after': { transition: `transform .22s ${ease},background-color .22s ${ease}` },

  ':is(.sheet-band,.sheet-name,.sheet-list,.cat),:is(.sheet-band,.sheet-room)::before,.sheet-band::after': {
    transition: '.6s',
  },
  '.lit': { transition: 'opacity .2s .05s' },

  '.button': {
    transition: `background-color .16s,color .16s,transform .06s ${ease}`,
    '&:active': { transform: 'translateY(1px)' },
  },
  '.round': { transition: `background-color .12s ${ease},color .12s ${ease}` },
  '.arrow': { transition: `transform .2s ${ease}` },
  ':is(.button,.text-link,.card):hover .arrow': { transform: 'translateX(4px)' },
  '.card .vignette': { transition: `transform .35s ${ease}` },
  '.card:hover .vignette': { transform: 'scale(1.03)' },
  '.field :is(input,select,textarea)': { transition: 'border-color .12s,outline-color .12s,background-color .12s' },

  '.dots > span': { animation: 'dot .9s linear infinite' },
  '.dots > :nth-child(2)': { animationDelay: '.3s' },
  '.dots > :nth-child(3)': { animationDelay: '.6s' },

  // The edge of a letter. It is behind the slot of the letterbox until the box is hovered.
  '.tile': {
    isolation: 'isolate',
    '& h3::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      left: ['22px', '30px'],
      right: ['54px', '72px'],
      top: ['16px', '22px'],
      height: '8px',
      bg: 'paper',
      border: 'line',
      transition: `transform .2s ${ease}`,
    },
    '&:hover h3::before': { transform: 'translateY(-6px)' },
  },
  // Where browsers support it, the train runs while its line comes into view.
  '.train': {
    animation: `train 1.4s ${ease} .3s backwards`,
    '@supports (animation-timeline:view())': { animationTimeline: 'view()', animationRange: 'entry 0% cover 45%' },
  },
  // The ride jumps to a stop that has the focus, for tabbing. With :has(:focus-visible), each tap would style all stops anew.
  '.strip:not(:focus-within)': { scrollBehavior: 'smooth' },
  // Its light lies along the street where browsers have no scroll timelines.
  '.stop-list': { [riding]: { backgroundImage: 'none' } },
  '.strip::before': { [riding]: { animation: 'sky linear both', animationTimeline: 'scroll(nearest inline)' } },
  '.stops-few ol::after': { [riding]: { animation: 'run linear both', animationTimeline: '--ride' } },
  '.stop::after': {
    [riding]: {
      animation: 'doors linear both',
      animationTimeline: 'view(inline)',
      animationRange: 'cover calc(50% - 70px) cover calc(50% + 70px)',
    },
  },
  '.doors i': { transition: `translate .7s ${ease} .15s` },

  '.tooltip': {
    transition: `opacity .12s ${ease},transform .12s ${ease}`,
    '@starting-style': { opacity: 0, transform: 'translateY(4px)' },
  },
  '.toast': {
    transition: `all .2s ${ease}`,
    '@starting-style': raised,
    '&[data-leaving]': { opacity: 0, transform: 'translateX(32px)', transitionDuration: '.14s' },
  },

  '.slide-view': { scrollBehavior: 'smooth' },
  '.slide-controls .icon': { transition: `transform .12s ${ease}` },
  '.slide-controls :active > .icon': { transform: 'translateX(3px)' },
  '.slide-controls [data-turn=previous]:active > .icon': { transform: 'translateX(-3px)' },
};

const layers = (height: string) => `background-position:50% ${height},0 100%,0 calc(100% - var(--deck))`;

/**
 * The light of a street from one end to the other. Cream straight to mint would be olive, so it always goes through
 * haze.
 */
const sky =
  `0%,10%{background-color:var(--a1);color:var(--a-sun)}19%{background-color:var(--a2)}27%{background-color:var(--a3)}` +
  `35%,65%{background-color:${skyNoon};color:${mango}}` +
  `73%{background-color:var(--b3)}81%{background-color:var(--b2)}90%,100%{background-color:var(--b1);color:var(--b-sun)}` +
  `0%{${layers('var(--a-height)')}}50%{${layers('4%')}}100%{${layers('var(--b-height)')}}`;

/** Keyframes of animations that start automatically. */
export const keyframes =
  `@keyframes sky{${sky}}` +
  '@keyframes run{from{left:0;visibility:visible}to{left:100%;visibility:visible}}@keyframes doors{0%,100%{clip-path:inset(0 50%)}35%,65%{clip-path:inset(0)}}' +
  '@keyframes dot{0%,66%,100%{opacity:.3}33%{opacity:1}}@keyframes train{from{transform:translateX(-40vw)}}';
