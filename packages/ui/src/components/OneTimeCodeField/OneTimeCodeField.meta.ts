/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['engångskod', 'säkerhetskod', 'verifieringskod', 'tvåfaktor', 'kodfält', 'inloggning'],
    no: ['engangskode', 'sikkerhetskode', 'bekreftelseskode', 'tofaktor', 'kodefelt', 'innlogging'],
    da: ['engangskode', 'sikkerhedskode', 'bekræftelseskode', 'tofaktor', 'kodefelt', 'login'],
  },
} as const;
