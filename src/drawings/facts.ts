import type { Background, SkyName } from './palette.ts';

/** The facts about an area that its scene needs. With them, an area without its own drawing has a scene too. */
export interface SceneFacts {
  slug: string;
  area: {
    planningArea: string;
    subzone: string;
    /** Undefined if the flats are not counted; 0 flats if there are none. */
    housing?: {
      flats: number;
      firstBuilt?: number;
      /** Percent by decade, such as `1970s`. */
      decades?: Readonly<Record<string, number>>;
      flatTypes?: { oneAndTwoRoom: number; threeRoom: number; fourRoom: number; fiveRoomAndLarger: number };
    };
    /** Percent of the households. */
    households?: { hdb: number; condo: number; landed: number };
    scene: {
      rail: 'underground' | 'viaduct' | 'light-rail' | 'none';
      water?: 'sea' | 'river' | 'lake';
      /** "condos" adds condominiums to those of the figures. */
      homes?: 'mixed' | 'condos';
      light?: SkyName;
      ground?: Background;
      words?: 'left' | 'right';
      /** The part of the drawing that phones show. */
      phone?: { x: number; width: number };
    };
  };
  /** The text of its own drawing. */
  drawing?: string | undefined;
  /** The sign of its station: NE17 and 17. An area off the lines has none. */
  sign?: { code: string; number: number } | undefined;
}
