/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['länk', 'hyperlänk', 'tillbaka'],
    no: ['lenke', 'kobling', 'tilbake'],
    da: ['link', 'henvisning', 'tilbage'],
  },
} as const;
