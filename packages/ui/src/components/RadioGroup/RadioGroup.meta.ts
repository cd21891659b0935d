/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['radioknapp', 'alternativknapp', 'ett av flera', 'envalsfråga'],
    no: ['radioknapp', 'alternativknapp', 'ett av flere', 'envalg'],
    da: ['radioknap', 'alternativknap', 'en af flere', 'enkeltvalg'],
  },
} as const;
