/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['pengar', 'belopp', 'valuta', 'pris', 'kronor'],
    no: ['penger', 'beløp', 'valuta', 'pris', 'kroner'],
    da: ['penge', 'beløb', 'valuta', 'pris', 'kroner'],
  },
} as const;
