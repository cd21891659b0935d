/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['nyckeltal', 'mätvärde', 'statistik', 'siffra'],
    no: ['nøkkeltall', 'måltall', 'statistikk', 'tall'],
    da: ['nøgletal', 'måltal', 'statistik', 'tal'],
  },
} as const;
