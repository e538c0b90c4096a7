import { colour, skies } from '../palette.ts';
import { bush, rainTree } from '../parts/plants.ts';
import { randomOf } from '../random.ts';
import { at, bar, circle, path, rect } from '../svg.ts';

/** A share picture is 1200 x 630. Its scene ends above the strip of tiles. */
export const size = { width: 1200, height: 630, strip: 36 } as const;
export const sceneHeight = size.height - size.strip;

/** A scene cropped to `viewBox`. It fills the picture above the strip, unless another window is given. */
export function crop(scene: string, viewBox: string, window = `width="${size.width}" height="${sceneHeight}"`): string {
  return scene.replace(/^<svg[^>]*>/, `<svg ${window} viewBox="${viewBox}" preserveAspectRatio="xMaxYMax slice">`);
}

const ground = sceneHeight - 16;
/** The bank of letterboxes in the scene. Its crop is 640 x 300, which includes the cat's ears, and is scaled up. */
const bank = { left: 520, width: 664, height: 311 };

const estate =
  'h60v-40h70v36h44v-70h62v26h54v44h60v-96h56v52h50v-20h70v-60h80v90h60v-34h50v-76h90v70h50v-30h60v66h100v-90h70v70h150V0z';

function background(name: keyof typeof skies): string {
  const { sky, haze, sun, far } = skies[name];
  return (
    rect(0, 0, size.width, sceneHeight, sky) +
    circle(882, 170, 92, sun) +
    bar(742, 190, 142, 16, haze) +
    bar(968, 66, 160, 16, haze) +
    bar(1056, 112, 120, 16, haze) +
    at(-20, ground, path(`M0 0v-90${estate}`, far))
  );
}

/** The letterboxes in front of the estate, under a rain tree. */
export function forecourt(letterboxes: string, sky: keyof typeof skies): string {
  const window = `x="${bank.left}" y="${ground - bank.height + 2}" width="${bank.width}" height="${bank.height}"`;
  return (
    background(sky) +
    at(130, ground, rainTree(), 0.84) +
    at(210, ground, bush({ width: 240, flowers: colour.bougainvillea, random: randomOf('forecourt') })) +
    crop(letterboxes, '0 -60 640 300', window) +
    rect(0, ground, size.width, 12, colour.plaster) +
    rect(0, ground + 12, size.width, 4, colour.grass)
  );
}
