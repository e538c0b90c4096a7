/** A share picture is 1200 x 630. Its scene ends above the strip of tiles. */
export const size = { width: 1200, height: 630, strip: 36 } as const;
export const sceneHeight = size.height - size.strip;

/** A scene cropped to `viewBox`. It fills the picture above the strip, unless another window is given. */
export function crop(scene: string, viewBox: string, window = `width="${size.width}" height="${sceneHeight}"`): string {
  return scene.replace(/^<svg[^>]*>/, `<svg ${window} viewBox="${viewBox}" preserveAspectRatio="xMaxYMax slice">`);
}
