/** For the lifecycle page and for Storybook's search. */
export const meta = {
  status: 'stable',
  keywords: {
    sv: ['stegvisare', 'steg', 'guide', 'förlopp', 'beställningsstatus', 'orderstatus', 'faser', 'bäring'],
    no: ['stegviser', 'trinn', 'veiviser', 'ordrestatus', 'faser'],
    da: ['trinviser', 'trin', 'guide', 'ordrestatus', 'faser'],
  },
} as const;
