/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kodexempel', 'kodruta', 'kommando', 'konfiguration'],
    no: ['kodeeksempel', 'kodeblokk', 'kommando', 'konfigurasjon'],
    da: ['kodeeksempel', 'kodeblok', 'kommando', 'konfiguration'],
  },
} as const;
