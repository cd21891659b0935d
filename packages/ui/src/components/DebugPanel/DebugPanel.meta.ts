/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['felsökning', 'spår-id', 'fellogg', 'kopiera logg', 'teknisk information'],
    no: ['feilsøking', 'sporings-id', 'feillogg', 'kopier logg'],
    da: ['fejlsøgning', 'sporings-id', 'fejllog', 'kopiér log'],
  },
} as const;
