/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['taggfält', 'taggar', 'etiketter', 'flera värden', 'mottagare'],
    no: ['taggfelt', 'tagger', 'etiketter', 'flere verdier', 'mottakere'],
    da: ['tagfelt', 'tags', 'etiketter', 'flere værdier', 'modtagere'],
  },
} as const;
