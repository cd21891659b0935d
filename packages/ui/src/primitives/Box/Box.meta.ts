/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['låda', 'yta', 'behållare'],
    no: ['boks', 'flate', 'beholder'],
    da: ['boks', 'flade', 'beholder'],
  },
} as const;
