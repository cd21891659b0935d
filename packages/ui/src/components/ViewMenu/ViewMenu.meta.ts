/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['vy', 'visning', 'sparade vyer', 'kolumner', 'kolumnväljare', 'radhöjd', 'täthet'],
    no: ['visning', 'lagrede visninger', 'kolonner', 'kolonnevelger', 'radhøyde', 'tetthet'],
    da: ['visning', 'gemte visninger', 'kolonner', 'kolonnevælger', 'rækkehøjde', 'tæthed'],
  },
} as const;
