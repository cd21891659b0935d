/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['veckor', 'frysperiod', 'datum', 'tidslinje'],
    no: ['uker', 'fryseperiode', 'dato', 'tidslinje'],
    da: ['uger', 'fryseperiode', 'dato', 'tidslinje'],
  },
} as const;
