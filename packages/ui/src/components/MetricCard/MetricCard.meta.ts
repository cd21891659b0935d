/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['mätvärde', 'nyckeltal', 'trend', 'minidiagram', 'kort'],
    no: ['måltall', 'nøkkeltall', 'trend', 'minidiagram', 'kort'],
    da: ['måltal', 'nøgletal', 'trend', 'minidiagram', 'kort'],
  },
} as const;
