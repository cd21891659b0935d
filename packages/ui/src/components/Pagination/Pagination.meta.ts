/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['sidnumrering', 'bläddra', 'sidor', 'paginering'],
    no: ['paginering', 'bla', 'sider', 'sidetall'],
    da: ['paginering', 'sideinddeling', 'sider', 'bladre'],
  },
} as const;
