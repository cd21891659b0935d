import type { ProductOptions, QuoteStatus } from '@skerry/contracts';

/** A quote as the demo describes it; its prices follow from the demo's price book. */
export interface DemoQuote {
  number: string;
  /** @default havstrand */
  owner?: 'havstrand' | 'nordkabel';
  status: QuoteStatus;
  /** Cities of the company's places, in its list of them; a second one of a city is `Göteborg 2`. */
  cities: readonly string[];
  name?: string;
  product: string;
  /** Of a product that the price book does not have. */
  productName?: string;
  megabits: readonly number[];
  terms: readonly number[];
  accessTypes?: readonly string[];
  options?: ProductOptions;
  reference: string;
  by: string;
  /** Days from the day that the data are made: minus is past. */
  created: number;
  moved: number;
  /** The last day of its prices. */
  valid?: number;
  /** Far from any point of presence. */
  isFar?: boolean;
  question?: { text: string; by: string; isFromProvider: boolean; day: number; answer?: string };
  note?: string;
}

const [sofie, astrid, gustav, cecilia, klara] = [
  'Sofie Brandt',
  'Astrid Lindqvist',
  'Gustav Thulin',
  'Cecilia Nordgren',
  'Klara Nyman',
];

/** Havstrand's, one in each status at least, and one of another customer. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    number: 'Q-88214',
    status: 'INPUT_NEEDED',
    cities: ['Stockholm'],
    product: 'sdx-access',
    megabits: [1000],
    terms: [36],
    reference: 'STO-OFFICE-2025',
    by: cecilia,
    created: -3,
    moved: 0,
    question: { text: 'Vilket rum ska fibern gå till?', by: sofie, isFromProvider: true, day: 0 },
  },
  {
    number: 'Q-88102',
    status: 'COMPLETED',
    cities: ['Umeå'],
    product: 'int-business-static',
    megabits: [200],
    terms: [24],
    reference: 'UME-REPLACE',
    by: klara,
    created: -33,
    moved: -33,
    valid: -3,
  },
  {
    number: 'Q-88226',
    status: 'AUTO_COMPLETED',
    cities: ['Aarhus'],
    product: 'int',
    megabits: [500, 1000],
    terms: [36],
    reference: 'AAR-WH-UP',
    by: gustav,
    created: -1,
    moved: -1,
    valid: 8,
  },
  {
    number: 'Q-88238',
    status: 'BEST_SO_FAR',
    cities: ['Sundsvall'],
    product: 'dia-static',
    megabits: [200, 500, 1000, 10_000],
    terms: [12, 24, 36, 60],
    reference: 'SDL-DIA',
    by: astrid,
    created: -2,
    moved: 0,
    valid: 29,
    question: {
      text: 'Finns det ett ledigt rör från gatan till huset, eller ska vi räkna med 410 m grävning?',
      by: sofie,
      isFromProvider: true,
      day: -1,
    },
  },
  {
    number: 'Q-88243',
    status: 'IN_PROGRESS',
    cities: ['Malmö'],
    product: 'ip-link',
    megabits: [500],
    terms: [36],
    reference: 'MMA-LINK-2',
    by: cecilia,
    created: 0,
    moved: 0,
  },
  {
    number: 'Q-88245',
    status: 'PRESALE_REQUESTED',
    cities: ['Tromsø'],
    product: 'ip-link',
    megabits: [200],
    terms: [36],
    reference: 'TOS-REDUNDANT',
    by: 'Håkon Sæther',
    created: 0,
    moved: 0,
    note: 'En annan väg in i huset.',
  },
  {
    number: 'Q-88190',
    status: 'BEST_SO_FAR',
    cities: [
      'Sundsvall',
      'Umeå',
      'Luleå',
      'Gävle',
      'Kiruna',
      'Västerås',
      'Uppsala',
      'Norrköping',
      'Linköping',
      'Örebro',
      'Karlstad',
      'Kalmar',
    ],
    name: '12 terminaler, norra Sverige',
    product: 'dia-static',
    megabits: [200],
    terms: [12, 36, 60],
    reference: 'TERM-NORTH-2025',
    by: astrid,
    created: -6,
    moved: 0,
    valid: 22,
  },
  {
    number: 'Q-88231',
    status: 'VALIDATED',
    cities: ['Göteborg'],
    product: 'dia-static',
    megabits: [1000],
    terms: [36],
    accessTypes: ['fibre', 'fibreRedundant'],
    reference: 'GBG-HQ-2025-01',
    by: astrid,
    created: -4,
    moved: -1,
    valid: 29,
  },
  {
    number: 'Q-88240',
    status: 'ESTIMATED',
    cities: ['Bergen'],
    product: 'sdx-access',
    megabits: [1000],
    terms: [36],
    options: {
      addonIds: ['ddos-protection', 'mobile-backup'],
      characteristics: { handover: 'singleMode', connector: 'lc', 'service-level': 'extended', cabling: '25' },
    },
    reference: 'BGO-SDX',
    by: gustav,
    created: -2,
    moved: -1,
    valid: 40,
    question: { text: 'Kan priset bli fast före jul?', by: gustav, isFromProvider: false, day: 0 },
  },
  {
    number: 'Q-88087',
    status: 'NO_SOLUTION',
    cities: ['Trondheim'],
    product: 'sdx-access',
    megabits: [1000],
    terms: [36],
    reference: 'TRD-FIBRE',
    by: gustav,
    created: -9,
    moved: -7,
    isFar: true,
  },
  {
    number: 'Q-88247',
    status: 'REGISTERED',
    cities: ['Helsingborg'],
    product: 'int',
    megabits: [200],
    terms: [24],
    reference: 'HBG-INT',
    by: cecilia,
    created: 0,
    moved: 0,
  },
  {
    number: 'Q-87990',
    status: 'SIGNED',
    cities: ['Malmö'],
    product: 'ip-link',
    megabits: [200],
    terms: [36],
    reference: 'MMA-LINK',
    by: astrid,
    created: -40,
    moved: -14,
    valid: -10,
  },
  {
    number: 'Q-88200',
    status: 'COMPLETED',
    cities: ['Jönköping', 'Borås'],
    product: 'sd-wan-edge',
    megabits: [100, 200],
    terms: [24, 36],
    accessTypes: ['fibre', 'radio'],
    reference: 'SDWAN-VÄST',
    by: cecilia,
    created: -7,
    moved: -5,
    valid: 25,
    question: { text: 'Ingår en IPv6-serie?', by: gustav, isFromProvider: false, day: -5, answer: 'Ja, en /48 ingår.' },
  },
  {
    number: 'Q-88020',
    status: 'RENEW_ACCESSONLINE',
    cities: ['Visby'],
    product: 'int-business-static',
    megabits: [100],
    terms: [12],
    reference: '',
    by: klara,
    created: -50,
    moved: -19,
    valid: -19,
  },
  {
    number: 'Q-88251',
    owner: 'nordkabel',
    status: 'PRESALE_REQUESTED',
    cities: ['Malmö'],
    product: 'wave-10g',
    productName: 'Wave 10G',
    megabits: [10_000],
    terms: [36],
    reference: 'NK-RING-SOUTH',
    by: 'Nadja Nordkvist',
    created: -4,
    moved: -3,
    note: 'Diverse from the existing ring, handover in Malmö 2.',
  },
];
