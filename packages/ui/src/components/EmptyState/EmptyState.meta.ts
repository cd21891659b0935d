/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['tomt läge', 'tom lista', 'inga träffar', 'inget än'],
    no: ['tom tilstand', 'tom liste', 'ingen treff'],
    da: ['tom tilstand', 'tom liste', 'ingen resultater'],
  },
} as const;
