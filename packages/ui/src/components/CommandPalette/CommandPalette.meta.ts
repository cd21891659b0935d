/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['kommandopalett', 'snabbsök', 'snabbkommando', 'genväg', 'sök överallt', 'ctrl k'],
    no: ['kommandopalett', 'hurtigsøk', 'hurtigkommando', 'snarvei', 'søk overalt'],
    da: ['kommandopalet', 'hurtigsøgning', 'genvej', 'søg overalt'],
  },
} as const;
