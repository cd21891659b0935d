import type { Translation } from '@skerry/contracts';
import type {
  Currency,
  PriceBook,
  PricedAddon,
  PricedCountry,
  PricedProduct,
  PriceRule,
} from '../../pricing/price-book.ts';
import { fjordheimPlaces, havstrandPlaces, nordkabelPlaces, oresundPlaces, vadsundPlaces } from '../services/places.ts';
import { demoAddons, demoCharacteristics } from './demo-options.ts';

const megabit = 1_000_000;
const nordic: readonly PricedCountry[] = ['SE', 'NO', 'DK'];
const terms = [12, 24, 36, 60];
const fibre = ['fibre', 'fibreRedundant'];

type Listed = readonly [
  id: string,
  name: string,
  orderedAs: string,
  accessTypes: readonly string[],
  /** Monthly fees in kronor of the Swedish list, by megabits per second. */
  fees: Readonly<Record<number, number>>,
];

/** Seven products and two packages of them. */
const listed: readonly Listed[] = [
  [
    'dia-static',
    'DIA Static',
    'dia-static',
    fibre,
    { 100: 2760, 200: 3064, 500: 3700, 1000: 4620, 2000: 6400, 5000: 9900, 10000: 15_300 },
  ],
  [
    'int-business-static',
    'INT Business Static',
    'int-business-static',
    ['fibre', 'radio'],
    { 100: 1290, 200: 1490, 500: 1990, 1000: 2690 },
  ],
  ['int', 'INT', 'int', ['fibre', 'radio'], { 100: 690, 200: 890, 500: 1190, 1000: 1690 }],
  ['ip-link', 'IP Link', 'ip-link', fibre, { 100: 1790, 200: 1990, 500: 2290, 1000: 2890, 10000: 9900 }],
  ['sdx-access', 'SDX Access', 'sdx-access', fibre, { 100: 1990, 200: 2390, 500: 2990, 1000: 3890, 10000: 12_900 }],
  [
    'sd-wan-edge',
    'SD-WAN EDGE',
    'sd-wan-edge',
    ['fibre', 'fibreRedundant', 'radio'],
    { 100: 2980, 200: 3280, 500: 3980, 1000: 5570 },
  ],
  ['wave-10g', 'Wave 10G', 'wave-10g', ['fibre'], { 10000: 24_900 }],
  ['branch-office', 'Branch office', 'sd-wan-edge', ['fibre', 'radio'], { 100: 3490, 200: 3890, 500: 4590 }],
  ['terminal-office', 'Terminal office', 'dia-static', fibre, { 200: 3690, 500: 4390, 1000: 5390 }],
];

/** What one krona of the Swedish list is, in hundredths; and the list's currency by country. */
const rates: Readonly<Record<Exclude<Currency, 'EUR'>, number>> = { SEK: 100, NOK: 100, DKK: 66 };
const currencies = Object.keys(rates) as (keyof typeof rates)[];

const lists = listed.flatMap(([id, name, , , fees], place) =>
  currencies.map((currency, index): PriceRule => {
    const inCurrency = (kronor: number) => Math.round((kronor * rates[currency]) / 1000) * 1000;
    return rule(`PR-04${String(12 + place * 3 + index).padStart(2, '0')}`, `${name}, list price ${currency}`, {
      currency,
      when: { products: [id] },
      effect: {
        kind: 'list',
        prices: Object.entries(fees).map(([megabits, fee]) => ({
          capacityBps: Number(megabits) * megabit,
          monthlyMinor: inCurrency(fee),
          oneTimeMinor: inCurrency(9500),
        })),
      },
    });
  }),
);

function rule(id: string, name: string, given: Pick<PriceRule, 'effect'> & Partial<PriceRule>): PriceRule {
  return { id, name, currency: null, when: {}, validFrom: null, validTo: null, ...given };
}

const perCurrency = (make: (currency: keyof typeof rates, rate: number, index: number) => PriceRule) =>
  currencies.map((currency, index) => make(currency, rates[currency], index));

const rules: readonly PriceRule[] = [
  ...lists,
  ...lists
    .filter(({ when }) =>
      when.products?.some((id) => listed.find(([listedId]) => listedId === id)?.[3].includes('fibreRedundant')),
    )
    .map(({ id, name, currency, when }) =>
      rule(`${id}-R`, `${name.split(',')[0]}, redundant path`, {
        currency,
        when: { ...when, accessTypes: ['fibreRedundant'] },
        effect: { kind: 'share', ofRule: id, basisPoints: 3000 },
      }),
    ),
  ...perCurrency((currency, rate, index) =>
    rule(`PR-038${index + 6}`, 'Distance to fibre', {
      currency,
      when: { accessTypes: fibre, fromMetres: 201 },
      effect: { kind: 'perMetre', freeMetres: 200, oneTimeMinor: 78 * rate },
    }),
  ),
  ...demoAddons.flatMap(({ id, translations, monthly, oneTime }, place) =>
    perCurrency((currency, rate, index) =>
      rule(`PR-05${String(place * 3 + index).padStart(2, '0')}`, englishName(translations), {
        currency,
        when: { addons: [id] },
        effect: { kind: 'add', monthlyMinor: monthly * rate, oneTimeMinor: oneTime * rate },
      }),
    ),
  ),
  ...perCurrency((currency, rate, index) =>
    rule(`PR-053${index}`, 'Extended service level', {
      currency,
      when: { characteristics: { 'service-level': ['extended'] } },
      effect: { kind: 'add', monthlyMinor: 490 * rate, oneTimeMinor: 0 },
    }),
  ),
  rule('PR-0440', 'Framework agreement', { effect: { kind: 'agreementDiscount' } }),
  ...(
    [
      [24, 600],
      [36, 990],
      [60, 1700],
    ] as const
  ).map(([months, basisPoints]) =>
    rule(`PR-0419-${months}`, `Term discount, ${months} months`, {
      when: { terms: [months] },
      effect: { kind: 'discount', basisPoints, of: 'monthly' },
    }),
  ),
  ...perCurrency((currency, _rate, index) =>
    rule(`PR-045${index}`, 'No one-time charge for 60 months', {
      currency,
      when: { terms: [60], toMetres: 200 },
      effect: { kind: 'setOneTime', oneTimeMinor: 0 },
    }),
  ),
  ...perCurrency((currency, rate, index) =>
    rule(`PR-054${index}`, 'Cabling beyond 10 metres', {
      currency,
      effect: { kind: 'perUnit', characteristic: 'cabling', freeUnits: 10, monthlyMinor: 0, oneTimeMinor: 120 * rate },
    }),
  ),
  ...perCurrency((currency, rate, index) =>
    rule(`PR-040${index + 1}`, 'Fast track', {
      currency,
      when: { fastTrack: true },
      effect: { kind: 'add', monthlyMinor: 0, oneTimeMinor: 9500 * rate },
    }),
  ),
  rule('PR-0002', 'Margin floor', { effect: { kind: 'floor', basisPoints: 2500 } }),
];

function englishName(translations: readonly Translation[]): string {
  return translations.find(({ language }) => language === 'en')?.displayName ?? '';
}

const products = listed.map(([id, name, orderedAs, accessTypes]): PricedProduct => ({
  id,
  name,
  orderedAs,
  countries: nordic,
  terms,
  accessTypes,
  ...(demoCharacteristics[id] && { characteristics: demoCharacteristics[id] }),
}));

/** Beside the towns' stations and harbours, where most of the demo's sites are. */
const points = [
  ...havstrandPlaces.SE,
  ...havstrandPlaces.NO,
  ...havstrandPlaces.DK,
  ...fjordheimPlaces,
  ...oresundPlaces,
  ...vadsundPlaces,
  ...nordkabelPlaces,
].map(([, city, , , zipCode, longitude, latitude], index) => ({
  id: `POP-${zipCode.replace(' ', '')}-${index + 1}`,
  name: city,
  // Every fifth is some streets away, so that a line has to be built.
  longitude: longitude + (index % 5 === 4 ? 0.012 : 0.001),
  latitude,
}));

/** The first version of the provider's prices. */
export const demoPriceBook: PriceBook = {
  version: 1,
  rules,
  products,
  addons: demoAddons.map((addon): PricedAddon => ({
    id: addon.id,
    translations: addon.translations,
    products: addon.products,
  })),
  reach: [
    { accessType: 'fibre', firmWithinMetres: 200, withinMetres: 4000, leadTimeWeeks: 5, buildLeadTimeWeeks: 14 },
    {
      accessType: 'fibreRedundant',
      firmWithinMetres: 200,
      withinMetres: 2000,
      leadTimeWeeks: 7,
      buildLeadTimeWeeks: 18,
    },
    { accessType: 'radio', firmWithinMetres: 15_000, withinMetres: 15_000, leadTimeWeeks: 2, buildLeadTimeWeeks: 2 },
  ],
  points,
  validDays: 30,
};
