/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['rubrik', 'överskrift'],
    no: ['overskrift', 'tittel'],
    da: ['overskrift', 'titel'],
  },
} as const;
