/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['beslut', 'väntar på dig', 'svar', 'godkänn'],
    no: ['beslutning', 'venter på deg', 'svar', 'godkjenn'],
    da: ['beslutning', 'venter på dig', 'svar', 'godkend'],
  },
} as const;
