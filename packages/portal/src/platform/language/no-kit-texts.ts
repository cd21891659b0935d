/** In place of the kit's English texts, which the portal's own hold already: see vite.config.ts. */
export const messages = {};
