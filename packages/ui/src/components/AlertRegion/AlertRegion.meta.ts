/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['meddelandekö', 'aviseringar', 'varning', 'notiser'],
    no: ['meldingskø', 'varsler', 'advarsel'],
    da: ['beskedkø', 'meddelelser', 'advarsel'],
  },
} as const;
