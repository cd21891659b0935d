/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['meny', 'åtgärdsmeny', 'fler åtgärder', 'menyknapp', 'tre prickar'],
    no: ['meny', 'handlingsmeny', 'flere handlinger', 'menyknapp', 'tre prikker'],
    da: ['menu', 'handlingsmenu', 'flere handlinger', 'menuknap', 'tre prikker'],
  },
} as const;
