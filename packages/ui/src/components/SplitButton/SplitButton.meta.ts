/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['delad knapp', 'knapp med meny', 'fler val'],
    no: ['delt knapp', 'knapp med meny', 'flere valg'],
    da: ['delt knap', 'knap med menu', 'flere valg'],
  },
} as const;
