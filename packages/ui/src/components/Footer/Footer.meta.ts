/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sidfot', 'kontakt', 'kundtjänst', 'upphovsrätt'],
    no: ['bunntekst', 'kontakt', 'kundeservice', 'opphavsrett'],
    da: ['sidefod', 'kontakt', 'kundeservice', 'ophavsret'],
  },
} as const;
