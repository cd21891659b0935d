/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['diagramtabell', 'värden', 'siffror'],
    no: ['diagramtabell', 'verdier', 'tall'],
    da: ['diagramtabel', 'værdier', 'tal'],
  },
} as const;
