/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['väljare', 'rullista', 'vallista', 'alternativ'],
    no: ['velger', 'nedtrekksliste', 'valgliste', 'alternativer'],
    da: ['vælger', 'rulleliste', 'valgliste', 'muligheder'],
  },
} as const;
