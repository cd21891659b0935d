/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['dragspel', 'fäll ut', 'vanliga frågor', 'utfällbar'],
    no: ['trekkspill', 'fold ut', 'vanlige spørsmål', 'utvidbar'],
    da: ['harmonika', 'fold ud', 'ofte stillede spørgsmål', 'udvidelig'],
  },
} as const;
