/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['kortrutnät', 'kortlista', 'rutnät'],
    no: ['kortrutenett', 'kortliste'],
    da: ['kortgitter', 'kortliste'],
  },
} as const;
