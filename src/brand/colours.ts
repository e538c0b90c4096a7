/**
 * The company's colours. Each is defined only here; the styles, the drawings, the icons, the share pictures, the mails
 * and the pages of the enquiry function import it. Each colour is a separate constant, so that the build writes its
 * value into the scripts. Tints that only the styles use are in styles/theme.ts, and tints that only the drawings use
 * are in src/drawings/palette.ts.
 */

// Text and lines.
export const ink = '#14312B';
export const inkSoft = '#47605A';
export const line = '#D9D3C3';
export const field = '#7A8B85';

// Backgrounds.
export const rice = '#FFFAF0';
export const paper = '#FFFFFF';
export const mint = '#CDE9E1';
export const mintLight = '#E9F5F1';

// Accent colours. Some have a darker or lighter shade.
export const hibiscus = '#C8341F';
export const hibiscusDark = '#A62815';
export const mango = '#FFBF3F';
export const mangoLight = '#FFE4A8';
export const guava = '#F9B6A0';
export const pandan = '#1F7A55';
export const pandanDark = '#155C45';
export const tile = '#2F5DA8';
export const leaf = '#3E9B6B';

// At night, and in dark mode.
export const night = '#0F2823';
export const nightPanel = '#17372F';
export const onInk = '#C9D8D2';

// The sky behind a title: noon, afternoon, dusk, haze and rain. The morning sky is mangoLight.
export const skyNoon = '#BFE5DF';
export const skyAfternoon = '#FFC54F';
export const skyDusk = '#F9B9A3';
export const skyHaze = '#F4EDDD';
export const skyRain = '#BBD7EA';

// The background of a title above a picture without a sky: a lawn or water seen from above, or a wall.
export const lawn = '#9DCFB0';
export const shallow = '#96D0C6';
export const wallPeach = '#F7D9C4';
export const wallStone = '#E9E1CF';

// The official colours of the railway lines. White text on the green has too little contrast, so it is on a darker
// green.
export const northEast = '#9016B2';
export const eastWest = '#009645';
export const eastWestText = '#00713A';

// Problems in a form.
export const error = '#B3261A';
export const errorLight = '#FDEAE4';
