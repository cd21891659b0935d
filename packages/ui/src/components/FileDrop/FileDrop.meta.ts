/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['filuppladdning', 'ladda upp', 'bifoga', 'bilaga', 'dra och släpp', 'fil'],
    no: ['filopplasting', 'last opp', 'legg ved', 'vedlegg', 'dra og slipp', 'fil'],
    da: ['filupload', 'upload', 'vedhæft', 'bilag', 'træk og slip', 'fil'],
  },
} as const;
