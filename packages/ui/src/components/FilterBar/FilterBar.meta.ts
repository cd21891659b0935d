/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['filterrad', 'filter', 'filtrera', 'sökrad', 'verktygsrad', 'filterchip'],
    no: ['filterrad', 'filter', 'filtrere', 'søkerad', 'verktøylinje', 'filterchip'],
    da: ['filterrække', 'filter', 'filtrere', 'søgelinje', 'værktøjslinje', 'filterchip'],
  },
} as const;
