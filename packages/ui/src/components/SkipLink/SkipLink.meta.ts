/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['hoppa till innehållet', 'genväg', 'tillgänglighet'],
    no: ['hopp til innholdet', 'snarvei', 'tilgjengelighet'],
    da: ['spring til indhold', 'genvej', 'tilgængelighed'],
  },
} as const;
