/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['träd', 'hierarki', 'mappar', 'nivåer', 'struktur'],
    no: ['tre', 'hierarki', 'mapper', 'nivåer', 'struktur'],
    da: ['træ', 'hierarki', 'mapper', 'niveauer', 'struktur'],
  },
} as const;
