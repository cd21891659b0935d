import type { NetworkMap, SavedView, ServiceDetails, ServiceEvent, ServiceFacets, ServiceTag } from '@skerry/contracts';

/** A service of the demo's company, whole, each part of which can be given. */
export function aService(parts: Partial<ServiceDetails> = {}): ServiceDetails {
  return {
    serviceId: 'SE-204418',
    orderServiceId: 'OS-5204418',
    serviceName: 'DIA Static',
    status: 'In service',
    health: 'OK',
    capacity: '1 Gbit/s',
    capacityBps: 1_000_000_000,
    siteId: 'S-10005',
    numericalSiteId: 10005,
    siteName: 'Göteborg, Lindholmspiren',
    siteReference: 'GBG-HQ',
    address: 'Lindholmspiren 5',
    zipCode: '417 56',
    city: 'Göteborg',
    country: 'SE',
    zSiteId: null,
    invoiceText: 'Kst 4410',
    productInformation: {
      id: 'dia-static',
      translations: [
        { language: 'en', displayName: 'Dedicated internet' },
        { language: 'sv', displayName: 'Fast internet' },
      ],
    },
    tags: [{ id: 'tag-hq', name: 'HQ', color: 'teal' }],
    inServiceSince: '2021-03-15',
    contractEndsOn: '2027-03-14',
    endsOn: null,
    monthlyFee: { amount: 4250, currency: 'SEK' },
    version: 1,
    diversityGroup: null,
    site: {
      siteId: 'S-10005',
      numericalSiteId: 10005,
      siteName: 'Göteborg, Lindholmspiren',
      siteReference: 'GBG-HQ',
      address: {
        streetName: 'Lindholmspiren',
        houseNumber: '5',
        zipCode: '417 56',
        city: 'Göteborg',
        country: 'SE',
        floor: '3',
        room: 'MDF 3.02',
      },
      coordinates: { longitude: 11.9388, latitude: 57.7062 },
      customerInstallationContact: {
        name: 'Elin Wallgren',
        email: 'elin.wallgren@havstrand.example',
        phone: '+46701740624',
      },
      accessInstructions: null,
      hasColocation: false,
      services: 2,
      activeServices: 2,
      state: 'IN_SERVICE',
      version: 1,
    },
    zSite: null,
    ...parts,
  };
}

export function threeServices(): ServiceDetails[] {
  return [
    aService(),
    aService({
      serviceId: 'SE-187740',
      serviceName: 'INT Business',
      status: 'Termination notice',
      endsOn: '2026-12-31',
      invoiceText: '',
      tags: [],
      capacity: '100 Mbit/s',
      capacityBps: 100_000_000,
    }),
    aService({ serviceId: 'NO-071229', serviceName: 'SDX Access', status: 'Suspended', city: 'Oslo', siteId: 'S-2' }),
  ];
}

export const theTags = (): ServiceTag[] => [
  { id: 'tag-critical', name: 'critical', color: 'orange', description: '', usedBy: 0, version: 1 },
  { id: 'tag-hq', name: 'HQ', color: 'teal', description: 'Main offices', usedBy: 2, version: 3 },
];

export const theSavedViews = (): SavedView[] => [
  {
    id: 'view-oslo',
    page: 'services',
    name: 'Oslo',
    query: 'city=Oslo&sort=-capacity',
    columns: ['serviceName', 'capacity'],
    sharedWith: 'ME',
    opensFirst: false,
    ownerName: 'Astrid Lindqvist',
    isOwn: true,
    mayChange: true,
    version: 1,
  },
  {
    id: 'view-hq',
    page: 'services',
    name: 'Head office',
    query: 'tag=tag-hq',
    columns: [],
    sharedWith: 'COMPANY',
    opensFirst: false,
    ownerName: 'Elin Wallgren',
    isOwn: false,
    mayChange: false,
    version: 3,
  },
];

export const theFacets = (): ServiceFacets => ({
  services: 5,
  activeServices: 3,
  sites: 2,
  statuses: [
    { value: 'IN_SERVICE', services: 2, activeServices: 2 },
    { value: 'TERMINATED', services: 2, activeServices: 0 },
  ],
  products: [
    {
      value: 'dia-static',
      services: 5,
      activeServices: 3,
      translations: [{ language: 'en', displayName: 'Dedicated internet' }],
    },
  ],
  cities: [
    { value: 'Göteborg', services: 4, activeServices: 2 },
    { value: 'Oslo', services: 1, activeServices: 1 },
  ],
  countries: [
    { value: 'SE', services: 4, activeServices: 2 },
    { value: 'NO', services: 1, activeServices: 1 },
  ],
});

export const theMap = (): NetworkMap => ({
  sites: [
    {
      siteId: 'S-10005',
      numericalSiteId: 10005,
      siteName: 'Göteborg, Lindholmspiren',
      address: 'Lindholmspiren 5',
      city: 'Göteborg',
      country: 'SE',
      coordinates: { longitude: 11.9388, latitude: 57.7062 },
      services: 2,
      state: 'ATTENTION',
    },
    {
      siteId: 'S-2',
      numericalSiteId: 2,
      siteName: 'Oslo, Dronning Eufemias gate',
      address: 'Dronning Eufemias gate 16',
      city: 'Oslo',
      country: 'NO',
      coordinates: { longitude: 10.7565, latitude: 59.9075 },
      services: 1,
      state: 'IN_SERVICE',
    },
  ],
  lines: [],
});

export const theHistory = (): ServiceEvent[] => [
  {
    at: '2026-11-21T09:30:00.000Z',
    change: 'ORDER_DATE_REQUESTED',
    order: { id: 'order-1', orderNumber: '1182731' },
    actorName: 'Astrid Lindqvist',
    byStaff: false,
    before: '',
    after: '2027-W04',
  },
  {
    at: '2026-11-20T08:14:00.000Z',
    change: 'INVOICE_TEXT',
    actorName: 'Astrid Lindqvist',
    byStaff: false,
    before: '',
    after: 'Kst 4410',
  },
];
