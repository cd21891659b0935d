/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['avisering', 'notis', 'meddelande', 'toast', 'bekräftelse', 'felmeddelande', 'varning'],
    no: ['varsel', 'melding', 'toast', 'bekreftelse', 'feilmelding', 'advarsel'],
    da: ['besked', 'meddelelse', 'toast', 'bekræftelse', 'fejlmeddelelse', 'advarsel'],
  },
} as const;
