/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['status', 'statusetikett', 'tillstånd', 'flagga'],
    no: ['status', 'statusetikett', 'tilstand', 'flagg'],
    da: ['status', 'statusmærkat', 'tilstand', 'flag'],
  },
} as const;
