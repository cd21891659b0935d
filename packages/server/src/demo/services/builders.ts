import type { ServiceHealth, TagColor } from '@skerry/contracts';

/** A site as the demo and the tests describe it. */
export interface DemoSite {
  customerId: string;
  id: string;
  numericalId: number;
  name: string;
  reference: string | null;
  streetName: string;
  houseNumber: string | null;
  zipCode: string;
  city: string;
  country: 'SE' | 'NO' | 'DK';
  floor: string | null;
  room: string | null;
  longitude: number;
  latitude: number;
  contact: { name: string; email: string; phone: string } | null;
  accessInstructions: string | null;
  hasColocation: boolean;
}

/** A service of a customer, at one of its sites. */
export interface DemoService {
  customerId: string;
  serviceId: string;
  orderServiceId: string | null;
  name: string;
  productId: string;
  status: string;
  health: ServiceHealth;
  capacityBps: number | null;
  siteId: string;
  zSiteId: string | null;
  diversityGroup: string | null;
  invoiceText: string;
  monthlyFee: number | null;
  currency: 'SEK' | 'NOK' | 'DKK' | 'EUR' | null;
  inServiceSince: string | null;
  contractEndsOn: string | null;
  endsOn: string | null;
  /** Names of tags of the customer. */
  tags: readonly string[];
}

export interface DemoTag {
  customerId: string;
  name: string;
  color: TagColor;
  description: string;
}

export function aSite(given: Partial<DemoSite> & Pick<DemoSite, 'customerId' | 'numericalId'>): DemoSite {
  return {
    id: `S-${given.numericalId}`,
    name: `Site ${given.numericalId}`,
    reference: null,
    streetName: 'Hamngatan',
    houseNumber: '37',
    zipCode: '111 53',
    city: 'Stockholm',
    country: 'SE',
    floor: null,
    room: null,
    longitude: 18.0703,
    latitude: 59.3328,
    contact: null,
    accessInstructions: null,
    hasColocation: false,
    ...given,
  };
}

export function aService(
  given: Partial<DemoService> & Pick<DemoService, 'customerId' | 'serviceId' | 'siteId'>,
): DemoService {
  return {
    orderServiceId: null,
    name: 'DIA Static',
    productId: 'dia-static',
    status: 'In service',
    health: 'OK',
    capacityBps: 1_000_000_000,
    zSiteId: null,
    diversityGroup: null,
    invoiceText: '',
    monthlyFee: null,
    currency: null,
    inServiceSince: null,
    contractEndsOn: null,
    endsOn: null,
    tags: [],
    ...given,
  };
}
