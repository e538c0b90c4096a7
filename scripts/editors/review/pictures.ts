import type { PageChange, Sides } from './compare.ts';
import { findSpots, type Spot } from './mark.ts';
import { Studio, type Photo } from './photograph.ts';

/** The widths of a phone and of a desktop. */
const widths = [390, 1440] as const;
/** The maximum number of pages to photograph, unless all are requested. With more pages, the report is slow to open. */
const defaultMaxPages = 12;
/** Photographs that are taken at the same time. */
const atOnce = 2;

/** The pictures of a page at one width. */
export interface PagePictures {
  width: number;
  photos: Sides<Pick<Photo, 'shown' | 'width' | 'height'>>;
  spots: readonly Spot[];
}

/** The words that change, as one text: pages with the same text have the same change. */
export const changeOf = ({ status, path, sentences, links }: PageChange) =>
  JSON.stringify(status === 'changed' ? [sentences, links] : path);

/** The pages to photograph: first one for each different change of words, then others. */
export function toPhotograph(changes: readonly PageChange[], isAll: boolean): Set<string> {
  const seen = new Set<string>();
  const [first, again]: PageChange[][] = [[], []];
  for (const change of changes) {
    const own = changeOf(change);
    (seen.has(own) ? again! : first!).push(change);
    seen.add(own);
  }
  const chosen = [...first!, ...again!].slice(0, isAll ? undefined : defaultMaxPages);
  return new Set(chosen.map(({ path }) => path));
}

async function takeBoth(
  studio: Studio,
  sites: { before: string; after: string },
  { path, status }: PageChange,
  width: number,
): Promise<PagePictures> {
  const [before, after] = await Promise.all([
    status === 'added' ? undefined : studio.photograph(sites.before, path, width),
    status === 'removed' ? undefined : studio.photograph(sites.after, path, width),
  ]);
  const shown = ({ exact: _exact, ...photo }: Photo) => photo;
  return {
    width,
    photos: { ...(before && { before: shown(before) }), ...(after && { after: shown(after) }) },
    spots: before && after ? findSpots(before.exact, after.exact) : [],
  };
}

/** Photographs the pages that change, by their paths: on a phone and on a desktop. */
export async function takePictures(
  changes: readonly PageChange[],
  sites: { before: string; after: string },
  isAll = false,
): Promise<Map<string, PagePictures[]>> {
  const paths = toPhotograph(changes, isAll);
  const found = new Map<string, PagePictures[]>();
  if (paths.size === 0) return found;
  const studio = await Studio.open([sites.before, sites.after]);
  try {
    const chosen = changes.filter(({ path }) => paths.has(path));
    const tasks = chosen.flatMap((change) => widths.map((width) => ({ change, width }))).values();
    const work = async () => {
      for (const { change, width } of tasks) {
        const taken = await takeBoth(studio, sites, change, width);
        found.set(
          change.path,
          [...(found.get(change.path) ?? []), taken].toSorted((a, b) => a.width - b.width),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return found;
  } finally {
    await studio.close();
  }
}
