/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['rad', 'vågrät', 'i rad'],
    no: ['rad', 'vannrett', 'på rad'],
    da: ['række', 'vandret', 'på række'],
  },
} as const;
