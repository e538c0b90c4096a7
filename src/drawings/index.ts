/** The drawings of the site: facts in, SVG out. Other code imports only this module of the folder, except tests. */
export { lineColours, lineOfCode, lineTextColours, type Line } from './palette.ts';
export { cleaned, paintedNumber, scene, scenes } from './drawn.ts';
export { areaScene, cardScene, planOf, stopScene, wholeArea, type SceneFacts } from './scenes/area.ts';
export { bayScene, baysScene } from './scenes/bay.ts';
export { homeScene } from './scenes/home.ts';
export { flatBlock, flatWindowKey } from './scenes/homes.ts';
export { deckScene, gableScene, roomScenes } from './scenes/sheet.ts';
export {
  crop,
  forecourt,
  letterboxBank,
  nightOf,
  nights,
  nightScene,
  noFlats,
  serviceScene,
  size,
} from './scenes/spots.ts';
export { picture, rect, views } from './svg.ts';
