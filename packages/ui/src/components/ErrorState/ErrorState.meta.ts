/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['felmeddelande', 'fel', 'försök igen', 'kunde inte hämtas', 'feltillstånd'],
    no: ['feilmelding', 'feil', 'prøv igjen', 'kunne ikke hentes'],
    da: ['fejlmeddelelse', 'fejl', 'prøv igen', 'kunne ikke hentes'],
  },
} as const;
