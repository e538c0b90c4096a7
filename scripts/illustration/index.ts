/**
 * The drawings of the site: facts in, SVG out. Other code imports only this module of the folder, except tests and
 * scripts/drawings.ts.
 */
export type { SceneFacts } from './facts.ts';
export { colour, lineColours, lineOf, lineTextColours } from './palette.ts';
export { coloursOfFiles } from './places/compose.ts';
export { DrawingError, isPainted, isProtagonist, readDrawing, shapesOf, type Shape } from './places/drawing.ts';
export { planOf } from './scene-plan.ts';
export { areaScene, cardScene, wholeArea } from './scenes/area.ts';
export { bayScene, baysScene } from './scenes/bay.ts';
export { crop, forecourt, sceneHeight as floor, size } from './scenes/forecourt.ts';
export { homeScene, type BoardSigns } from './scenes/home.ts';
export { flatBlock, flatWindowKey, noFlats } from './scenes/homes.ts';
export { letterboxBank } from './scenes/letterbox-bank.ts';
export { landScene, lineMap, onTheMap, phoneLineMap, type Station } from './scenes/line-map.ts';
export { nightOf, nights, nightScene } from './scenes/night.ts';
export { parapetScene } from './scenes/parapet.ts';
export { ridePhoneScene, rideScene } from './scenes/ride.ts';
export { roomsScene } from './scenes/room.ts';
export { serviceScene } from './scenes/service.ts';
export { streetScene } from './scenes/street.ts';
export { vignettesScene } from './scenes/vignette.ts';
export { escape } from '../content/html.ts';
export { bar, n, picture, rect, views } from './svg.ts';
