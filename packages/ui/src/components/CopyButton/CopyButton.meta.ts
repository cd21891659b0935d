/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kopiera', 'kopieringsknapp', 'urklipp'],
    no: ['kopier', 'kopieringsknapp', 'utklippstavle'],
    da: ['kopier', 'kopieringsknap', 'udklipsholder'],
  },
} as const;
