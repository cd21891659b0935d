/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['varaktighet', 'tidsåtgång', 'längd'],
    no: ['varighet', 'tidsbruk', 'lengde'],
    da: ['varighed', 'tidsforbrug', 'længde'],
  },
} as const;
