/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['banderoll', 'meddelanderad', 'driftinformation', 'avisering', 'stängning'],
    no: ['banner', 'melding', 'driftsmelding', 'varsel', 'nedleggelse'],
    da: ['banner', 'besked', 'driftsmeddelelse', 'varsel', 'lukning'],
  },
} as const;
