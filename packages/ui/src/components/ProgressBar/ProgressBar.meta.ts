/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['förloppsindikator', 'förloppsmätare', 'uppladdning', 'procent', 'framsteg'],
    no: ['fremdriftslinje', 'fremdriftsindikator', 'opplasting', 'prosent'],
    da: ['statuslinje', 'fremskridtslinje', 'upload', 'procent'],
  },
} as const;
