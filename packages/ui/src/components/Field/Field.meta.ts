/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['fält', 'etikett', 'hjälptext', 'felmeddelande', 'formulärfält'],
    no: ['felt', 'ledetekst', 'hjelpetekst', 'feilmelding', 'skjemafelt'],
    da: ['felt', 'etiket', 'hjælpetekst', 'fejlmeddelelse', 'formularfelt'],
  },
} as const;
