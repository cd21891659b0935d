/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['datumväljare', 'datum', 'kalender', 'leveransdatum', 'frysperiod', 'vecka'],
    no: ['datovelger', 'dato', 'kalender', 'leveringsdato', 'fryseperiode', 'uke'],
    da: ['datovælger', 'dato', 'kalender', 'leveringsdato', 'fryseperiode', 'uge'],
  },
} as const;
