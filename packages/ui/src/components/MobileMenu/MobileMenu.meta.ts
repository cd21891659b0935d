/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['mobilmeny', 'hamburgermeny', 'menyknapp'],
    no: ['mobilmeny', 'hamburgermeny', 'menyknapp'],
    da: ['mobilmenu', 'burgermenu', 'menuknap'],
  },
} as const;
