/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['stegformulär', 'guide', 'steg för steg', 'flöde', 'nästa', 'tillbaka'],
    no: ['trinnskjema', 'veiviser', 'trinn for trinn', 'flyt', 'neste', 'tilbake'],
    da: ['trinformular', 'guide', 'trin for trin', 'forløb', 'næste', 'tilbage'],
  },
} as const;
