/** West, south, east and north, in degrees. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

/** What the base map covers: the Nordic countries and what lies around them. */
export const baseMapExtent: Extent = [-12, 50, 42, 81];

/** Where a provider's own map is shown: all that the projection can show. */
export const worldExtent: Extent = [-180, -85, 180, 85];

/** How finely the base map is drawn; about 100 m. */
export const stepsPerDegree = { longitude: 500, latitude: 1000 } as const;
