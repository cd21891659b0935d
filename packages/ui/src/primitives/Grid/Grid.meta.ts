/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['rutnät', 'kolumner', 'layout'],
    no: ['rutenett', 'kolonner', 'layout'],
    da: ['gitter', 'kolonner', 'layout'],
  },
} as const;
