/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['verktygstips', 'hjälptext', 'inforuta'],
    no: ['verktøytips', 'hjelpetekst'],
    da: ['værktøjstip', 'hjælpetekst'],
  },
} as const;
