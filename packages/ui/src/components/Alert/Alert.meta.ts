/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['avisering', 'notis', 'meddelande', 'toast', 'bekräftelse', 'felmeddelande'],
    no: ['varsel', 'melding', 'toast', 'bekreftelse', 'feilmelding'],
    da: ['besked', 'meddelelse', 'toast', 'bekræftelse', 'fejlmeddelelse'],
  },
} as const;
