/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['taggar', 'etiketter', 'taggrad'],
    no: ['merkelapper', 'etiketter', 'tagger'],
    da: ['mærkater', 'etiketter', 'tags'],
  },
} as const;
