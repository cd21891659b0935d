/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['datumintervall', 'period', 'från och till', 'datumväljare', 'tidsperiod'],
    no: ['datointervall', 'periode', 'fra og til', 'datovelger', 'tidsrom'],
    da: ['datointerval', 'periode', 'fra og til', 'datovælger', 'tidsrum'],
  },
} as const;
