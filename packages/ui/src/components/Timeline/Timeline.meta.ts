/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['tidslinje', 'händelser', 'historik', 'logg'],
    no: ['tidslinje', 'hendelser', 'historikk', 'logg'],
    da: ['tidslinje', 'hændelser', 'historik', 'log'],
  },
} as const;
