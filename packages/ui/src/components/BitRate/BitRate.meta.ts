/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['bithastighet', 'kapacitet', 'bandbredd', 'hastighet'],
    no: ['bithastighet', 'kapasitet', 'båndbredde', 'hastighet'],
    da: ['bithastighed', 'kapacitet', 'båndbredde', 'hastighed'],
  },
} as const;
