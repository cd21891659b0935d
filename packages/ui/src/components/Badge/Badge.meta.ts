/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['märke', 'siffra', 'antal', 'räknare', 'notis', 'olästa'],
    no: ['merke', 'tall', 'antall', 'teller', 'varsel', 'uleste'],
    da: ['mærke', 'tal', 'antal', 'tæller', 'notifikation', 'ulæste'],
  },
} as const;
