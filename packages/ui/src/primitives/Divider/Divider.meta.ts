/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['avdelare', 'linje', 'skiljelinje'],
    no: ['skillelinje', 'strek'],
    da: ['skillelinje', 'streg'],
  },
} as const;
