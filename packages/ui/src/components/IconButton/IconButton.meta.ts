/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['ikonknapp', 'symbolknapp', 'stäng', 'tre prickar'],
    no: ['ikonknapp', 'symbolknapp', 'lukk', 'tre prikker'],
    da: ['ikonknap', 'symbolknap', 'luk', 'tre prikker'],
  },
} as const;
