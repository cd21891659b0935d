/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['frysperiod', 'veckor', 'tidslinje', 'förändringsstopp'],
    no: ['fryseperiode', 'uker', 'tidslinje', 'endringsstopp'],
    da: ['fryseperiode', 'uger', 'tidslinje', 'ændringsstop'],
  },
} as const;
