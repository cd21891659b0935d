/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['textfält', 'inmatning', 'inmatningsfält', 'fält'],
    no: ['tekstfelt', 'inntasting', 'inndatafelt', 'felt'],
    da: ['tekstfelt', 'indtastning', 'inputfelt', 'felt'],
  },
} as const;
