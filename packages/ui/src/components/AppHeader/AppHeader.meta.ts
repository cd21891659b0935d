/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sidhuvud', 'toppmeny', 'huvudmeny', 'navigering', 'logotyp'],
    no: ['topptekst', 'toppmeny', 'hovedmeny', 'navigasjon', 'logo'],
    da: ['sidehoved', 'topmenu', 'hovedmenu', 'navigation', 'logo'],
  },
} as const;
