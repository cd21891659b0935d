/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['diagram', 'graf', 'teckenförklaring'],
    no: ['diagram', 'graf', 'tegnforklaring'],
    da: ['diagram', 'graf', 'signaturforklaring'],
  },
} as const;
