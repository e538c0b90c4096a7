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

/** How much of an area's scene each kind of building takes. They need not add up to anything. */
export type Weights = typeof zero;
export type Kind = keyof Weights;
