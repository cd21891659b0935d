/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['lösenord', 'lösenordsfält', 'visa lösenord'],
    no: ['passord', 'passordfelt', 'vis passord'],
    da: ['adgangskode', 'kodeord', 'vis adgangskode'],
  },
} as const;
