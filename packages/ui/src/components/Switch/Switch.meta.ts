/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['strömbrytare', 'reglage', 'på och av', 'växla', 'aktiv'],
    no: ['bryter', 'av og på', 'vippebryter', 'aktiv'],
    da: ['kontakt', 'til og fra', 'skydeknap', 'aktiv'],
  },
} as const;
