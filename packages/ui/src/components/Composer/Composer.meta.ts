/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['skriva meddelande', 'svar', 'svara', 'skicka', 'bifoga'],
    no: ['skrive melding', 'svar', 'svare', 'sende', 'vedlegg'],
    da: ['skrive besked', 'svar', 'svare', 'sende', 'vedhæfte'],
  },
} as const;
