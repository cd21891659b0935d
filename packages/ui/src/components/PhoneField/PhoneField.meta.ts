/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['telefonnummer', 'mobilnummer', 'telefon', 'landsnummer', 'riktnummer'],
    no: ['telefonnummer', 'mobilnummer', 'telefon', 'landkode', 'retningsnummer'],
    da: ['telefonnummer', 'mobilnummer', 'telefon', 'landekode'],
  },
} as const;
