/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['redigera på plats', 'byta namn', 'ändra text', 'direktredigering'],
    no: ['rediger på stedet', 'gi nytt navn', 'endre tekst', 'direkteredigering'],
    da: ['rediger på stedet', 'omdøb', 'ændr tekst', 'direkte redigering'],
  },
} as const;
