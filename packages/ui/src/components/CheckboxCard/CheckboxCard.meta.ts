/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['valkort', 'kryssrutekort', 'roll', 'behörighet'],
    no: ['valgkort', 'kort med avkryssing', 'rolle', 'tilgang'],
    da: ['valgkort', 'kort med afkrydsning', 'rolle', 'rettighed'],
  },
} as const;
