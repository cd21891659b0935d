/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['popover', 'flytande panel', 'bubbla', 'inforuta', 'utfällning'],
    no: ['popover', 'flytende panel', 'boble', 'infoboks'],
    da: ['popover', 'flydende panel', 'boble', 'infoboks'],
  },
} as const;
