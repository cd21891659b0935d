/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['felsida', '404', 'åtkomst nekad', 'sidan finns inte'],
    no: ['feilside', '404', 'ingen tilgang', 'siden finnes ikke'],
    da: ['fejlside', '404', 'adgang nægtet', 'siden findes ikke'],
  },
} as const;
