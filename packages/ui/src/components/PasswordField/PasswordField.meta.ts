/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['lösenord', 'lösenordsfält', 'visa lösenord', 'inloggning', 'logga in'],
    no: ['passord', 'passordfelt', 'vis passord', 'innlogging', 'logge inn'],
    da: ['adgangskode', 'kodeord', 'vis adgangskode', 'login', 'log ind'],
  },
} as const;
