/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kombinationsruta', 'sökförslag', 'autoifyllning', 'adressök', 'förslag'],
    no: ['kombinasjonsboks', 'søkeforslag', 'autofullfør', 'adressesøk', 'forslag'],
    da: ['kombinationsfelt', 'søgeforslag', 'autofuldfør', 'adressesøgning', 'forslag'],
  },
} as const;
