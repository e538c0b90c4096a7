import type { Neighbourhood } from '../../src/generated/entries.ts';

/** What a scene needs to know of an area. A new area's file is enough; nothing is drawn by hand. */
export interface SceneFacts {
  slug: string;
  area: Pick<Neighbourhood, 'planningArea' | 'subzone' | 'coverage' | 'housing' | 'households' | 'scene'>;
  /** The sign of its station: NE17 and 17. An area off the lines has none. */
  sign?: { code: string; number: number } | undefined;
}
