// What the checks import from Node, for the browser: files are in memory, nothing is compressed, no program is started.
export * from './memory-files.ts';

/** The addresses that contain this hash become data: URLs, so it only has to differ between texts. */
export function createHash() {
  let sum = 0;
  const hash = {
    update(text: string) {
      for (const unit of text) sum = (Math.imul(sum, 31) + unit.codePointAt(0)!) | 0;
      return hash;
    },
    digest: () => (sum >>> 0).toString(16).padStart(8, '0'),
  };
  return hash;
}

/** The desk's copy of the content contains the files of packages that the checks read, under their import names. */
export const createRequire = () => ({ resolve: (file: string) => file });

/** The browser has no brotli, so the desk does not check the compressed size of pictures; `npm run check:content` does. */
export const brotliCompressSync = () => new Uint8Array();
export const constants = {};

/** Without git, all files have the same age. The desk checks all files, so no path is resolved. */
function unavailable(): never {
  throw new Error('The desk writes no files and starts no programs in the browser.');
}
export { unavailable as copyFileSync, unavailable as execFileSync, unavailable as relative, unavailable as resolve };

export const join = (...parts: readonly string[]) => parts.join('/').replace(/\/+/g, '/');
export const dirname = (path: string) => path.replace(/\/?[^/]*$/, '') || '.';
export const basename = (path: string) => path.replace(/^.*\//, '');
