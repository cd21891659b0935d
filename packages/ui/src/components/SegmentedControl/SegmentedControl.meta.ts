/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['segmentkontroll', 'segmenterad kontroll', 'vyväxlare', 'tidsintervall', 'täthet'],
    no: ['segmentkontroll', 'segmentert kontroll', 'visningsvelger', 'tidsrom', 'tetthet'],
    da: ['segmentkontrol', 'segmenteret kontrol', 'visningsvælger', 'tidsinterval', 'tæthed'],
  },
} as const;
