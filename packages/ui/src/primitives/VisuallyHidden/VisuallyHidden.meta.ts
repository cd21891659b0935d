/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['skärmläsare', 'dold text'],
    no: ['skjermleser', 'skjult tekst'],
    da: ['skærmlæser', 'skjult tekst'],
  },
} as const;
