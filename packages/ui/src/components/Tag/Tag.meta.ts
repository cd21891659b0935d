/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['tagg', 'etikett', 'märke', 'bricka'],
    no: ['merkelapp', 'etikett', 'tagg', 'emneknagg'],
    da: ['mærkat', 'etiket', 'tag'],
  },
} as const;
