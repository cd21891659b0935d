/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['språkväljare', 'språk', 'byt språk'],
    no: ['språkvelger', 'språk', 'bytt språk', 'målform'],
    da: ['sprogvælger', 'sprog', 'skift sprog'],
  },
} as const;
