/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['text', 'typografi', 'brödtext'],
    no: ['tekst', 'typografi', 'brødtekst'],
    da: ['tekst', 'typografi', 'brødtekst'],
  },
} as const;
