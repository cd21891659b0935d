/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['undermeny', 'flikar', 'tabbar', 'delsidor'],
    no: ['undermeny', 'faner', 'undersider'],
    da: ['undermenu', 'faner', 'undersider'],
  },
} as const;
