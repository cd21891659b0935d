/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['aviseringar', 'notiser', 'meddelanden'],
    no: ['varsler', 'meldinger'],
    da: ['beskeder', 'meddelelser'],
  },
} as const;
