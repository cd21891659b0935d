/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['knapp', 'åtgärd', 'primärknapp', 'skicka', 'spara'],
    no: ['knapp', 'handling', 'primærknapp', 'send', 'lagre'],
    da: ['knap', 'handling', 'primær knap', 'send', 'gem'],
  },
} as const;
