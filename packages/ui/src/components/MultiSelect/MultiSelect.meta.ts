/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['flerval', 'välja flera', 'flervalslista', 'markera alla'],
    no: ['flervalg', 'velge flere', 'flervalgsliste', 'velg alle'],
    da: ['flervalg', 'vælge flere', 'multivalg', 'vælg alle'],
  },
} as const;
