/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['formulär', 'formulärlayout', 'sektion', 'knapprad', 'fält'],
    no: ['skjema', 'skjemaoppsett', 'seksjon', 'knapperad', 'felt'],
    da: ['formular', 'formularlayout', 'sektion', 'knaprække', 'felt'],
  },
} as const;
