/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['menyyta', 'flytande yta'],
    no: ['menyflate', 'flytende flate'],
    da: ['menuflade', 'flydende flade'],
  },
} as const;
