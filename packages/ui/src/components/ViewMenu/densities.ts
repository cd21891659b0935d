export const densities = ['comfortable', 'compact'] as const;
/** How high the rows of a table are. */
export type Density = (typeof densities)[number];
