/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'experimental',
  keywords: {
    sv: ['nummerfält', 'sifferfält', 'antal', 'öka och minska', 'stegknappar'],
    no: ['tallfelt', 'antall', 'øke og redusere', 'trinnknapper'],
    da: ['talfelt', 'antal', 'øge og reducere', 'trinknapper'],
  },
} as const;
