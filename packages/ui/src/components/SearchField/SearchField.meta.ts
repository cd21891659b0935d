/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sökfält', 'sök', 'filter', 'filtrera'],
    no: ['søkefelt', 'søk', 'filter', 'filtrere'],
    da: ['søgefelt', 'søg', 'filter', 'filtrere'],
  },
} as const;
