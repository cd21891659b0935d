/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['engångskod', 'säkerhetskod', 'verifieringskod', 'tvåfaktor', 'kodfält'],
    no: ['engangskode', 'sikkerhetskode', 'bekreftelseskode', 'tofaktor', 'kodefelt'],
    da: ['engangskode', 'sikkerhedskode', 'bekræftelseskode', 'tofaktor', 'kodefelt'],
  },
} as const;
