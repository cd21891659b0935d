/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['träd', 'hierarki', 'mappar', 'nivåer', 'struktur', 'trädvy'],
    no: ['tre', 'hierarki', 'mapper', 'nivåer', 'struktur', 'trevisning'],
    da: ['træ', 'hierarki', 'mapper', 'niveauer', 'struktur', 'trævisning'],
  },
} as const;
