/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['flikar', 'flik', 'flikpanel', 'växla vy', 'flikvy'],
    no: ['faner', 'fane', 'fanepanel', 'bytte visning', 'arkfaner'],
    da: ['faner', 'fane', 'fanepanel', 'skifte visning', 'faneblade', 'faneblad'],
  },
} as const;
