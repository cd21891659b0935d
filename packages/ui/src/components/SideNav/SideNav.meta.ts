/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['sidomeny', 'navigering', 'vänstermeny', 'sidopanel', 'undermeny'],
    no: ['sidemeny', 'navigasjon', 'venstremeny', 'sidepanel', 'undermeny'],
    da: ['sidemenu', 'navigation', 'venstremenu', 'sidepanel', 'undermenu'],
  },
} as const;
