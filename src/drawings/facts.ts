import type { Neighbourhood } from '#generated/entries.ts';
import type { PartKind } from './places/blocks.ts';

/** The facts about an area that its scene needs. With them, an area without its own drawing has a scene too. */
export interface SceneFacts {
  slug: string;
  area: Pick<Neighbourhood, 'planningArea' | 'subzone' | 'housing' | 'households' | 'scene'>;
  /** What is drawn if the area has no figures of its homes. */
  typical?: PartKind;
  /** The text of its own drawing. */
  drawing?: string | undefined;
  /** The sign of its station: NE17 and 17. An area off the lines has none. */
  sign?: { code: string; number: number } | undefined;
}
