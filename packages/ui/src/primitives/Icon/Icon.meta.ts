/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['ikon', 'symbol'],
    no: ['ikon', 'symbol'],
    da: ['ikon', 'symbol'],
  },
} as const;
