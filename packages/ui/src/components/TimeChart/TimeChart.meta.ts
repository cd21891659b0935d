/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['linjediagram', 'kurva', 'tidsserie', 'trafik'],
    no: ['linjediagram', 'kurve', 'tidsserie', 'trafikk'],
    da: ['linjediagram', 'kurve', 'tidsserie', 'trafik'],
  },
} as const;
