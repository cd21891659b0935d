/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['huvudnavigering', 'responsiv navigering', 'fler alternativ', 'meny', 'bäringsmarkering'],
    no: ['hovednavigasjon', 'responsiv navigasjon', 'flere valg', 'meny'],
    da: ['hovednavigation', 'responsiv navigation', 'flere muligheder', 'menu'],
  },
} as const;
