/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['kort', 'ruta'],
    no: ['kort', 'boks'],
    da: ['kort', 'boks'],
  },
} as const;
