/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['stapeldiagram', 'staplar'],
    no: ['stolpediagram', 'søylediagram', 'stolper'],
    da: ['søjlediagram', 'søjler'],
  },
} as const;
