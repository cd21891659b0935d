import { plainLetters } from '@skerry/i18n';
import { aService, aSite, type DemoService, type DemoSite, type DemoTag } from './builders.ts';
import {
  fjordheimPlaces,
  havstrandPlaces,
  nordkabelPlaces,
  oresundPlaces,
  vadsundPlaces,
  type Place,
  type PlaceKind,
} from './places.ts';

type Country = DemoSite['country'];

const havstrand = '4471820';
const vadsund = '4471821';
const fjordheim = '5520310';
const oresund = '6630420';
const nordkabel = '9900100';

const kindNames: Record<Country, Record<PlaceKind, string>> = {
  SE: { head: 'huvudkontor', office: 'kontor', warehouse: 'lager', terminal: 'terminal', hall: 'datacenter' },
  NO: { head: 'hovedkontor', office: 'kontor', warehouse: 'lager', terminal: 'terminal', hall: 'datasenter' },
  DK: { head: 'hovedkontor', office: 'kontor', warehouse: 'lager', terminal: 'terminal', hall: 'datacenter' },
};
const currencies = { SE: 'SEK', NO: 'NOK', DK: 'DKK' } as const;

interface PlacedSite extends DemoSite {
  kind: PlaceKind;
}

function sitesOf(
  customerId: string,
  country: Country,
  places: readonly Place[],
  { from, domain, contact }: { from: number; domain: string; contact: string },
): PlacedSite[] {
  return places.map(([kind, city, streetName, houseNumber, zipCode, longitude, latitude], index) => ({
    ...aSite({
      customerId,
      numericalId: from + index,
      name: `${city} ${kindNames[country][kind]}`,
      reference: `${plainLetters(city).slice(0, 3).toUpperCase()}-${kind.slice(0, 2).toUpperCase()}${index + 1}`,
      streetName,
      houseNumber,
      zipCode,
      city,
      country,
      floor: kind === 'head' || kind === 'office' ? String(1 + (index % 4)) : null,
      room: kind === 'hall' ? 'MMR 1' : `MDF ${1 + (index % 3)}.0${1 + (index % 5)}`,
      longitude,
      latitude,
      contact: {
        name: contact,
        email: `${plainLetters(contact).replaceAll(' ', '.')}@${domain}`,
        phone: { SE: '+46701740624', NO: '+4748100188', DK: '+4589880157' }[country],
      },
      hasColocation: kind === 'hall',
    }),
    kind,
  }));
}

const havstrandSites: readonly PlacedSite[] = [
  ...sitesOf(havstrand, 'SE', havstrandPlaces.SE, {
    from: 10_005,
    domain: 'havstrand.example',
    contact: 'Elin Wallgren',
  }),
  ...sitesOf(havstrand, 'NO', havstrandPlaces.NO, {
    from: 20_005,
    domain: 'havstrand.example',
    contact: 'Nora Elvestad',
  }),
  ...sitesOf(havstrand, 'DK', havstrandPlaces.DK, {
    from: 30_005,
    domain: 'havstrand.example',
    contact: 'Freja Nygaard',
  }),
];
const fjordheimSites = sitesOf(fjordheim, 'NO', fjordheimPlaces, {
  from: 21_001,
  domain: 'fjordheim.example',
  contact: 'Frode Fjellvik',
});
const oresundSites = sitesOf(oresund, 'DK', oresundPlaces, {
  from: 31_001,
  domain: 'oresund.example',
  contact: 'Signe Sundgaard',
});
const nordkabelSites = sitesOf(nordkabel, 'SE', nordkabelPlaces, {
  from: 40_001,
  domain: 'nordkabel.example',
  contact: 'Nadja Nordkvist',
});

const vadsundSites = sitesOf(vadsund, 'SE', vadsundPlaces, {
  from: 11_001,
  domain: 'vadsund.example',
  contact: 'Ragna Vadgren',
});

export const demoSites: readonly DemoSite[] = [
  ...havstrandSites,
  ...fjordheimSites,
  ...oresundSites,
  ...nordkabelSites,
  ...vadsundSites,
];

export const demoTags: readonly DemoTag[] = [
  { customerId: havstrand, name: 'HQ', color: 'teal', description: 'Huvudkontoren' },
  { customerId: havstrand, name: 'critical', color: 'orange', description: 'Ring jouren vid fel' },
  { customerId: havstrand, name: 'warehouse', color: 'blue', description: '' },
  { customerId: havstrand, name: 'terminal', color: 'brown', description: '' },
  { customerId: havstrand, name: 'office', color: 'grey', description: '' },
  { customerId: havstrand, name: 'new 2024', color: 'black', description: 'Nya anslutningar under 2024' },
  { customerId: fjordheim, name: 'kritisk', color: 'red', description: 'Mottak og kjøling' },
];

interface Product {
  productId: string;
  name: string;
  capacities: readonly number[];
  /** In SEK, for the smallest capacity. */
  fee: number;
  isLine?: boolean;
}

const mega = 1_000_000;
const dia: Product = { productId: 'dia-static', name: 'DIA Static', capacities: [500, 1000, 2000], fee: 3200 };
const edge: Product = { productId: 'sd-wan-edge', name: 'SD-WAN EDGE', capacities: [200, 500, 1000], fee: 2450 };
const link: Product = { productId: 'ip-link', name: 'IP Link', capacities: [100, 200, 500], fee: 1900, isLine: true };
const sdx: Product = { productId: 'sdx-access', name: 'SDX Access', capacities: [100, 200, 500, 1000], fee: 2100 };
const business: Product = {
  productId: 'int-business-static',
  name: 'INT Business Static',
  capacities: [100, 250],
  fee: 990,
};
const internet: Product = { productId: 'int', name: 'INT', capacities: [100, 200, 500], fee: 790 };
const wave: Product = { productId: 'wave-10g', name: 'Wave 10G', capacities: [10_000], fee: 18_500, isLine: true };
const rotation = [sdx, edge, internet, link, dia, business];

/** What the demo's provider sells: brand names, which are the same in every language. */
export const demoProductNames: ReadonlyMap<string, string> = new Map(
  [dia, edge, link, sdx, business, internet, wave].map(({ productId, name }) => [productId, name]),
);

/** The services of the design's pictures. */
const pictured: readonly [
  serviceId: string,
  product: Product,
  city: string,
  megabits: number,
  status: string,
  ...tags: string[],
][] = [
  ['SE-204418', dia, 'Göteborg', 1000, 'In service', 'HQ', 'critical'],
  ['SE-204427', edge, 'Göteborg', 500, 'In service', 'HQ'],
  ['SE-198032', link, 'Malmö', 200, 'In service', 'warehouse'],
  ['SE-211506', sdx, 'Stockholm', 1000, 'Installation Ongoing', 'office', 'new 2024'],
  ['SE-187740', business, 'Umeå', 100, 'Termination notice', 'terminal'],
  ['NO-071229', dia, 'Oslo', 2000, 'In service', 'HQ', 'critical'],
  ['NO-072014', sdx, 'Bergen', 500, 'In service', 'terminal'],
  ['NO-069871', link, 'Tromsø', 100, 'In service', 'terminal'],
  ['DK-033615', edge, 'København', 1000, 'Installation Ongoing', 'office', 'new 2024'],
  ['DK-031902', internet, 'Aarhus', 200, 'In service', 'warehouse'],
  ['SE-209981', sdx, 'Sundsvall', 200, 'In service', 'terminal'],
  ['SE-201116', link, 'Helsingborg', 500, 'In service', 'warehouse'],
];

/** One service; its number in its customer decides what is not given. */
function demoService(
  { customerId, id: siteId, country, kind }: PlacedSite,
  number: number,
  product: Product,
  given: Partial<DemoService> & { zSiteId?: string | null } = {},
): DemoService {
  const megabits = product.capacities[number % product.capacities.length] ?? 100;
  const capacityBps = given.capacityBps ?? megabits * mega;
  const status = given.status ?? statusOf(number);
  const isDelivered = status !== 'Installation Ongoing' && status !== 'Terminated before delivery';
  const isEnding = status.startsWith('Termin');
  const step = Math.max(0, product.capacities.indexOf(capacityBps / mega));
  const serviceId =
    given.serviceId ??
    `${country}-${String({ SE: 150_011, NO: 60_007, DK: 20_003 }[country] + number * 47).padStart(6, '0')}`;
  return {
    ...aService({ customerId, siteId, serviceId }),
    orderServiceId: isDelivered ? `OS-${serviceId.replace('-', '')}` : null,
    name: product.name,
    productId: product.productId,
    monthlyFee: Math.round(product.fee * (1 + step * 0.45) * { SE: 1, NO: 1.05, DK: 0.68 }[country]),
    currency: currencies[country],
    invoiceText: number % 3 === 0 ? `Kst ${4400 + (number % 40)}` : '',
    inServiceSince: isDelivered ? day({ months: -(6 + ((number * 7) % 60)) }) : null,
    contractEndsOn: isDelivered ? day({ months: 1 + ((number * 5) % 36) }) : null,
    endsOn: isEnding ? day({ months: status === 'Termination notice' ? 1 + (number % 3) : -(1 + (number % 9)) }) : null,
    ...given,
    tags: given.tags ?? (customerId === havstrand ? tagsOf(kind, number) : []),
    capacityBps,
    status,
  };
}

function statusOf(number: number): string {
  if (number % 61 === 60) return 'NOT_AVAILABLE';
  if (number % 41 === 40) return 'Terminated before delivery';
  if (number % 29 === 28) return 'Termination notice';
  if (number % 23 === 22) return 'Terminated';
  if (number % 17 === 16) return 'Installation Ongoing';
  return 'In service';
}

function tagsOf(kind: PlaceKind, number: number): string[] {
  const byKind = { head: 'HQ', office: 'office', warehouse: 'warehouse', terminal: 'terminal', hall: 'critical' }[kind];
  return number % 11 === 10 ? [byKind, 'new 2024'] : number % 5 === 4 ? [] : [byKind];
}

/** A day so and so many months from the first of this month, so that the demo never grows old. */
function day({ months }: { months: number }): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 0)).toISOString().slice(0, 10);
}

function servicesOf(
  sites: readonly PlacedSite[],
  perSite: (site: PlacedSite, index: number) => number,
  from = 0,
): DemoService[] {
  const [head] = sites;
  let number = from;
  return sites.flatMap((site, index) =>
    Array.from({ length: perSite(site, index) }, () => {
      number += 1;
      const product = rotation[number % rotation.length] ?? sdx;
      const isOwnEnd = site.id === head?.id;
      return demoService(site, number, product.isLine === true && isOwnEnd ? dia : product, {
        zSiteId: product.isLine === true && !isOwnEnd ? (head?.id ?? null) : null,
      });
    }),
  );
}

const picturedServices = pictured.map(([serviceId, product, city, megabits, status, ...tags], index) => {
  const site = havstrandSites.find((one) => one.city === city) ?? havstrandSites[0];
  if (site === undefined) throw new Error(`No site in ${city}.`);
  return demoService(site, index, product, {
    serviceId,
    capacityBps: megabits * mega,
    status,
    tags,
    zSiteId: product.isLine === true ? (havstrandSites[0]?.id ?? null) : null,
    ...(serviceId === 'SE-204418' && { diversityGroup: 'GBG-HQ' }),
    ...(serviceId === 'SE-201116' && { health: 'DOWN' }),
    ...(serviceId === 'NO-072014' && { health: 'DEGRADED' }),
  });
});
const picturedAt = (site: PlacedSite) => picturedServices.filter(({ siteId }) => siteId === site.id).length;

/** More than the four that each site has. */
const extra: Readonly<Record<string, number>> = {
  'S-10005': 5,
  'S-10006': 3,
  'S-20005': 2,
  'S-30005': 2,
  'S-10007': 1,
};

export const demoServices: readonly DemoService[] = [
  ...picturedServices,
  ...servicesOf(havstrandSites, (site) => 4 + (extra[site.id] ?? 0) - picturedAt(site)).map((service, index) => ({
    ...service,
    ...(index === 0 && { diversityGroup: 'GBG-HQ' }),
    ...(index === 90 && { health: 'DEGRADED' as const, status: 'In service', endsOn: null }),
  })),
  ...servicesOf(fjordheimSites, (_site, index) => (index < 4 ? 3 : 2), 300),
  ...servicesOf(oresundSites, () => 2, 400),
  ...servicesOf(vadsundSites, () => 2, 600),
  ...nordkabelSites.map((site, index) =>
    demoService(site, 500 + index, wave, {
      status: 'In service',
      zSiteId: nordkabelSites[(index + 1) % nordkabelSites.length]?.id ?? null,
      currency: 'EUR',
      monthlyFee: 1650,
      contractEndsOn: day({ months: 14 + index }),
    }),
  ),
];
