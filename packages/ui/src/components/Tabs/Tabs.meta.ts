/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['flikar', 'flik', 'flikpanel', 'växla vy'],
    no: ['faner', 'fane', 'fanepanel', 'bytte visning'],
    da: ['faner', 'fane', 'fanepanel', 'skifte visning'],
  },
} as const;
