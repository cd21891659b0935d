/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kryssrutor', 'kryssrutegrupp', 'välj flera', 'flerval'],
    no: ['avkryssingsbokser', 'velg flere', 'flervalg', 'sjekkliste', 'avmerkingsbokser'],
    da: ['afkrydsningsfelter', 'vælg flere', 'flervalg', 'tjekliste'],
  },
} as const;
