/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['meddelanden', 'konversation', 'ärende', 'chatt', 'tråd', 'bilagor'],
    no: ['meldinger', 'samtale', 'sak', 'chat', 'tråd', 'vedlegg'],
    da: ['beskeder', 'samtale', 'sag', 'chat', 'tråd', 'vedhæftninger'],
  },
} as const;
