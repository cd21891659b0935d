/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['laddar', 'väntar', 'snurra', 'bäringsring'],
    no: ['laster', 'venter', 'spinner', 'peilering'],
    da: ['henter', 'venter', 'spinner', 'indlæser'],
  },
} as const;
