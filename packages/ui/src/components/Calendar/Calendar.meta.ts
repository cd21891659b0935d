/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kalender', 'månadsvy', 'veckovy', 'agenda', 'planerade arbeten', 'frysperiod'],
    no: ['kalender', 'månedsvisning', 'ukevisning', 'agenda', 'planlagt arbeid', 'fryseperiode'],
    da: ['kalender', 'månedsvisning', 'ugevisning', 'agenda', 'planlagt arbejde', 'fryseperiode'],
  },
} as const;
