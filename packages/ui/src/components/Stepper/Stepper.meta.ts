/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['stegvisare', 'steg', 'guide', 'förlopp', 'beställningsstatus', 'bäring'],
    no: ['stegviser', 'trinn', 'veiviser', 'ordrestatus'],
    da: ['trinviser', 'trin', 'guide', 'ordrestatus'],
  },
} as const;
