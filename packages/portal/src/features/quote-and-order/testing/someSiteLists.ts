import type {
  DataCentre,
  FrameworkAgreement,
  LocatedAddress,
  PlannedSite,
  QuotableProduct,
  SiteFeasibility,
  SiteList,
} from '@skerry/contracts';

export function anAgreement(parts: Partial<FrameworkAgreement> = {}): FrameworkAgreement {
  return {
    id: 'FA-2024-117',
    name: 'Company connections 2024',
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    productPackages: [],
    quoteAndOrderInternalUsersOnly: false,
    ...parts,
  };
}

export function aPlannedSite(parts: Partial<PlannedSite> = {}): PlannedSite {
  return {
    id: 'site-1',
    row: 1,
    name: 'Norra Kajen 2',
    address: 'Norra Kajen 2, 852 31 Sundsvall',
    streetName: 'Norra Kajen',
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    locationCoordinate: { longitude: 17.3255, latitude: 62.3974 },
    coordinateText: null,
    customerSearchReference: null,
    contacts: [],
    dataCenterSiteId: null,
    siteId: null,
    buildingId: null,
    magicKey: 'key-1',
    confidence: 'onNet',
    isByHand: false,
    state: 'valid',
    field: null,
    code: null,
    character: null,
    duplicateOf: null,
    mayRepeat: false,
    candidates: [],
    ...parts,
  };
}

export function aSiteList(parts: Partial<SiteList> = {}): SiteList {
  const sites = parts.sites ?? [aPlannedSite()];
  const valid = sites.filter(({ state }) => state === 'valid').length;
  return {
    id: 'list-1',
    name: 'PO 2024-11-21 09:38',
    counts: { sites: sites.length, valid, ambiguous: 0, notFound: 0, duplicate: 0, rejected: sites.length - valid },
    invalid: sites.length - valid,
    quotes: 0,
    openQuotes: 0,
    createdBy: 'Astrid Lindqvist',
    createdAt: '2024-11-21T08:38:00.000Z',
    updatedBy: 'Astrid Lindqvist',
    updatedAt: '2024-11-21T08:38:00.000Z',
    isMine: true,
    deletedOn: '2025-11-21',
    version: 1,
    configuration: null,
    sites,
    ...parts,
  };
}

const megabit = 1_000_000;

export const someProducts: readonly QuotableProduct[] = [
  {
    id: 'dia-static',
    name: 'DIA Static',
    translations: [
      { language: 'en', displayName: 'DIA Static', description: 'Dedicated internet with fixed addresses' },
    ],
    isPackage: false,
    capacitiesBps: [100, 200, 500, 1000, 2000, 5000].map((each) => each * megabit),
    terms: [12, 24, 36, 60],
    accessTypes: ['fibre', 'fibreRedundant'],
    countries: ['SE', 'NO', 'DK'],
  },
  {
    id: 'sdx-access',
    name: 'SDX Access',
    translations: [],
    isPackage: false,
    capacitiesBps: [100 * megabit],
    terms: [12],
    accessTypes: ['fibre'],
    countries: ['SE'],
  },
];

/** DIA Static can be had, SDX Access is out of reach. */
export function aFeasibility(
  siteId: string,
  prices: Partial<SiteFeasibility['products'][number]> = {},
): SiteFeasibility {
  const found = { currency: 'SEK' as const, code: null, alternativeProductId: null };
  return {
    siteId,
    metres: 40,
    products: [
      {
        ...found,
        productId: 'dia-static',
        confidence: 'green',
        fromMonthlyMinor: 215_000,
        leadTimeWeeks: 5,
        ...prices,
      },
      {
        ...found,
        productId: 'sdx-access',
        confidence: 'red',
        code: 'outOfReach',
        fromMonthlyMinor: null,
        leadTimeWeeks: null,
        alternativeProductId: 'dia-static',
      },
    ],
  };
}

export function aLocatedAddress(parts: Partial<LocatedAddress> = {}): LocatedAddress {
  return {
    text: 'Norra Kajen 2, 852 31 Sundsvall',
    streetName: 'Norra Kajen',
    houseNumber: '2',
    zipCode: '852 31',
    city: 'Sundsvall',
    country: 'SE',
    confidence: 'onNet',
    locationCoordinates: [{ longitude: 17.3255, latitude: 62.3974 }],
    buildings: [],
    ...parts,
  };
}

export const someBuildings: LocatedAddress['buildings'] = [
  {
    id: 'B-A',
    name: 'Norra Kajen 2, A',
    metres: 12,
    confidence: 'onNet',
    coordinates: { longitude: 17.3257, latitude: 62.3974 },
    entrances: ['Kajplan 1'],
  },
  {
    id: 'B-B',
    name: 'Norra Kajen 2, B',
    metres: 48,
    confidence: 'near',
    coordinates: { longitude: 17.3261, latitude: 62.3976 },
    entrances: [],
  },
];

export const someDataCentres: readonly DataCentre[] = [
  {
    id: 'DC-STO1',
    name: 'Stockholm 1',
    city: 'Stockholm',
    country: 'SE',
    coordinates: { longitude: 18.117, latitude: 59.342 },
  },
  {
    id: 'DC-OSL1',
    name: 'Oslo 1',
    city: 'Oslo',
    country: 'NO',
    coordinates: { longitude: 10.7156, latitude: 59.9083 },
  },
];
