/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sidopanel', 'låda', 'utfällbar panel', 'detaljpanel', 'filterpanel'],
    no: ['sidepanel', 'skuff', 'detaljpanel', 'filterpanel'],
    da: ['sidepanel', 'skuffe', 'detaljepanel', 'filterpanel'],
  },
} as const;
