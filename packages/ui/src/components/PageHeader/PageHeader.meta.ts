/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sidrubrik', 'rubrik', 'sidhuvud', 'tillbakalänk', 'åtgärder'],
    no: ['sidetittel', 'overskrift', 'tilbakelenke', 'handlinger'],
    da: ['sidetitel', 'overskrift', 'tilbagelink', 'handlinger'],
  },
} as const;
