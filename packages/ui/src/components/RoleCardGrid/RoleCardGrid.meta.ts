/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['roller', 'rollkort', 'behörigheter', 'rättigheter'],
    no: ['roller', 'rollekort', 'tilganger', 'rettigheter'],
    da: ['roller', 'rollekort', 'rettigheder', 'adgange'],
  },
} as const;
