import type { PageChange, Sides } from './compare.ts';
import { findSpots, type Spot } from './mark.ts';
import { Studio, type Photo } from './photograph.ts';

/** The widths of a phone and of a desktop. */
const widths = [390, 1440] as const;
/** The maximum number of pages to photograph, unless all are requested. With more pages, the report is slow to open. */
export const defaultMaxPages = 12;
/** Photographs that are taken at the same time. */
const atOnce = 2;

/** The pictures of a page at one width. */
export interface PagePictures {
  width: number;
  photos: Sides<Pick<Photo, 'shown' | 'width' | 'height'>>;
  spots: readonly Spot[];
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

/** Photographs pages, by their paths: on a phone and on a desktop. Those on which no difference can be seen are left out. */
export async function takePictures(
  changes: readonly PageChange[],
  sites: { before: string; after: string },
): Promise<Map<string, PagePictures[]>> {
  const found = new Map<string, PagePictures[]>();
  if (changes.length === 0) return found;
  const studio = await Studio.open([sites.before, sites.after]);
  try {
    const tasks = changes.flatMap((change) => widths.map((width) => ({ change, width }))).values();
    const work = async () => {
      for (const { change, width } of tasks) {
        const taken = await takeBoth(studio, sites, change, width);
        if (change.status === 'changed' && taken.spots.length === 0) continue;
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
