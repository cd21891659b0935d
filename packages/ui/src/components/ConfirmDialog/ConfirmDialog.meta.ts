/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['bekräfta', 'är du säker', 'ta bort', 'varningsdialog'],
    no: ['bekreft', 'er du sikker', 'slett', 'advarsel'],
    da: ['bekræft', 'er du sikker', 'slet', 'advarsel'],
  },
} as const;
