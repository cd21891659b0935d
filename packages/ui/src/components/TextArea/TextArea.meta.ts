/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['textruta', 'flerradigt textfält', 'beskrivning', 'kommentar', 'teckenräknare'],
    no: ['tekstområde', 'tekstboks', 'flere linjer', 'kommentar', 'tegnteller'],
    da: ['tekstområde', 'tekstboks', 'flere linjer', 'kommentar', 'tegntæller'],
  },
} as const;
