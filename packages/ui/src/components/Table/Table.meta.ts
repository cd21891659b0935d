/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['tabell', 'lista', 'rader', 'kolumner', 'sortering', 'markering', 'kolumnväljare'],
    no: ['tabell', 'liste', 'rader', 'kolonner', 'sortering', 'utvalg', 'kolonnevelger'],
    da: ['tabel', 'liste', 'rækker', 'kolonner', 'sortering', 'markering', 'kolonnevælger'],
  },
} as const;
