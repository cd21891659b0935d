/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['stapel', 'lodrät', 'avstånd'],
    no: ['stabel', 'loddrett', 'avstand'],
    da: ['stak', 'lodret', 'afstand'],
  },
} as const;
