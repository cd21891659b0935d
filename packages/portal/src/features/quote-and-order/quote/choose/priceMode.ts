/** What the cells of the matrix say. */
export const priceModes = ['monthly', 'total', 'perMegabit'] as const;
export type PriceMode = (typeof priceModes)[number];
