/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['logotyp', 'varumärke', 'märke'],
    no: ['logo', 'varemerke'],
    da: ['logo', 'varemærke'],
  },
} as const;
