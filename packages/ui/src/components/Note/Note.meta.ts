/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['notis', 'informationsruta', 'anmärkning', 'varning'],
    no: ['merknad', 'infoboks', 'notis', 'advarsel'],
    da: ['bemærkning', 'infoboks', 'notits', 'advarsel'],
  },
} as const;
