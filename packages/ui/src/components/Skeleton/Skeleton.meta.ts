/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['skelett', 'platshållare', 'laddningsyta'],
    no: ['skjelett', 'plassholder', 'lasteflate'],
    da: ['skelet', 'pladsholder', 'indlæsning'],
  },
} as const;
