/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['tid', 'klockslag', 'tidpunkt', 'timme', 'minut', 'klocka'],
    no: ['tid', 'klokkeslett', 'tidspunkt', 'time', 'minutt', 'klokke'],
    da: ['tid', 'klokkeslæt', 'tidspunkt', 'time', 'minut', 'ur'],
  },
} as const;
