/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['felsammanfattning', 'felmeddelande', 'validering', 'fel i formulär'],
    no: ['feiloppsummering', 'feilmelding', 'validering', 'feil i skjema'],
    da: ['fejloversigt', 'fejlmeddelelse', 'validering', 'fejl i formular'],
  },
} as const;
