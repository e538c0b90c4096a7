/** What a scene needs to know of an area. Any area with these facts has a picture; none is drawn by hand. */
export interface SceneFacts {
  slug: string;
  area: {
    planningArea: string;
    subzone: string;
    coverage: { property?: string };
    /** None where the flats are not counted; 0 flats where there are none. */
    housing?: {
      flats: number;
      firstBuilt?: number;
      /** Percent by decade, as `1970s`. */
      decades?: Readonly<Record<string, number>>;
      flatTypes?: { oneAndTwoRoom: number; threeRoom: number; fourRoom: number; fiveRoomAndLarger: number };
    };
    /** Percent of the households. */
    households?: { hdb: number; condo: number; landed: number };
    scene: { rail: 'underground' | 'viaduct' | 'light-rail' | 'none'; water?: 'sea' | 'river' | 'lake' };
  };
  /** The sign of its station: NE17 and 17. An area off the lines has none. */
  sign?: { code: string; number: number } | undefined;
}
