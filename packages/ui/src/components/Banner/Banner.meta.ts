/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['banderoll', 'meddelanderad', 'driftinformation', 'avisering', 'stängning', 'varning'],
    no: ['banner', 'melding', 'driftsmelding', 'varsel', 'nedleggelse', 'advarsel'],
    da: ['banner', 'besked', 'driftsmeddelelse', 'varsel', 'lukning', 'advarsel'],
  },
} as const;
