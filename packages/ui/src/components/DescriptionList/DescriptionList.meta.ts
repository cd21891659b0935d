/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['beskrivningslista', 'fakta', 'uppgifter', 'egenskaper'],
    no: ['beskrivelsesliste', 'fakta', 'opplysninger', 'egenskaper'],
    da: ['beskrivelsesliste', 'fakta', 'oplysninger', 'egenskaber'],
  },
} as const;
