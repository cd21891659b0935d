/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['datum', 'tid', 'klockslag', 'tidpunkt'],
    no: ['dato', 'tid', 'klokkeslett', 'tidspunkt'],
    da: ['dato', 'tid', 'klokkeslæt', 'tidspunkt'],
  },
} as const;
