/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['stapel', 'lodrät', 'avstånd', 'mellanrum'],
    no: ['stabel', 'loddrett', 'avstand', 'mellomrom'],
    da: ['stak', 'lodret', 'afstand', 'mellemrum'],
  },
} as const;
