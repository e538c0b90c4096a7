/** No building of any kind. */
export const zero = {
  slab: 0,
  point: 0,
  tower: 0,
  condo: 0,
  landed: 0,
  shophouse: 0,
  office: 0,
  civic: 0,
  factory: 0,
  walkup: 0,
};

/** The share of each kind of building in an area's scene. The shares have no fixed sum. */
export type Weights = typeof zero;
export type Kind = keyof Weights;
