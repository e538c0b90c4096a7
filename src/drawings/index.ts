/** The drawings of the site: facts in, SVG out. Other code imports only this module of the folder, except tests. */
export type { SceneFacts } from './facts.ts';
export { colour, lineColours, lineOf, lineTextColours, type Line } from './palette.ts';
export { coloursOfFiles, paintedNumber, scene, scenes } from './drawn.ts';
export { DrawingError, isPainted, isProtagonist, readDrawing, shapesOf, type Shape } from './places/drawing.ts';
export { planOf } from './scene-plan.ts';
export { areaScene, cardScene, stopScene, wholeArea } from './scenes/area.ts';
export { bayScene, baysScene } from './scenes/bay.ts';
export { homeScene } from './scenes/home.ts';
export { flatBlock, flatWindowKey } from './scenes/homes.ts';
export { nightOf, nights, nightScene } from './scenes/night.ts';
export { serviceScene } from './scenes/service.ts';
export { deckScene, gableScene, roomScenes } from './scenes/sheet.ts';
export { crop, forecourt, letterboxBank, noFlats, size } from './scenes/spots.ts';
export { escape } from '#content/html.ts';
export { bar, n, picture, rect, views } from './svg.ts';
