/**
 * The looks in which visual stories are compared, here and by Chromatic: theme, brand, language and width, each where it can go wrong, and no
 * combination twice. Four pictures a story is what pays; a story that has to be seen in one more adds it in its parameters.
 */
export const modes = {
  light: { theme: 'light', brand: 'skerry', language: 'en', viewport: 1440 },
  dark: { theme: 'dark', brand: 'skerry', language: 'sv', viewport: 768 },
  carrier: { theme: 'light', brand: 'carrier', language: 'en', viewport: 768 },
  phone: { theme: 'light', brand: 'skerry', language: 'sv', viewport: 390 },
} as const;
