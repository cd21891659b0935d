import type { FeatureFlag, FeatureFlags } from '../feature-flags.ts';

/** What of a service decides how it can be changed. */
export interface EligibleService {
  /** By the specification: the product's name, such as SDX Access. */
  serviceName: string;
  /** Of either list of the specification: In service, IN_SERVICE. */
  status: string;
  orderServiceId: string | null;
  capacity: string | null;
}

export type IneligibleReason =
  | 'FEATURE_OFF'
  | 'NOT_IN_SERVICE'
  | 'NO_ORDER_SERVICE_ID'
  | 'NO_CAPACITY'
  | 'NO_PRICE'
  | 'PRODUCT_NOT_ELIGIBLE'
  | 'COUNTRY_NOT_ELIGIBLE';

export type Eligibility = { ok: true; reason?: undefined } | { ok: false; reason: IneligibleReason };

export const serviceChanges = [
  'upgrade',
  'addon',
  'replace',
  'renegotiate',
  'move',
  'handOver',
  'terminate',
  'smartFiber',
] as const;
export type ServiceChange = (typeof serviceChanges)[number];

/** The product names that can be added to, and those that can be made faster (specification, section 4). */
const addonProducts = ['DIA Static', 'INT Business Static', 'INT', 'IP Link', 'SDX Access'];
const upgradeProducts = ['SD-WAN EDGE', 'SDX Access', 'INT'];

/** Which changes of a service can be ordered, and of each that can't, the first reason why. */
export function eligibility(
  service: EligibleService,
  flags: FeatureFlags,
  country: string,
): Record<ServiceChange, Eligibility> {
  const isThere = [
    unless(service.status === 'IN_SERVICE' || service.status === 'In service', 'NOT_IN_SERVICE'),
    unless(!isEmpty(service.orderServiceId), 'NO_ORDER_SERVICE_ID'),
  ];
  const flag = (name: FeatureFlag) => unless(flags[name] === true, 'FEATURE_OFF');
  const product = (names: readonly string[]) => unless(names.includes(service.serviceName), 'PRODUCT_NOT_ELIGIBLE');
  return {
    upgrade: first([
      flag('serviceUpgrades'),
      ...isThere,
      product(upgradeProducts),
      unless(!isEmpty(service.capacity), 'NO_CAPACITY'),
    ]),
    addon: first([...isThere, product(addonProducts)]),
    replace: first([flag('replacementOrder'), ...isThere]),
    renegotiate: first([...isThere, unless(!isEmpty(service.capacity), 'NO_PRICE')]),
    move: first(isThere),
    handOver: first(isThere),
    terminate: first([flag('serviceTerminations'), ...isThere]),
    smartFiber: first([unless(country === 'no', 'COUNTRY_NOT_ELIGIBLE'), ...isThere, product(addonProducts)]),
  };
}

function unless(condition: boolean, reason: IneligibleReason): IneligibleReason | undefined {
  return condition ? undefined : reason;
}

function first(reasons: readonly (IneligibleReason | undefined)[]): Eligibility {
  const reason = reasons.find((found) => found !== undefined);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

function isEmpty(text: string | null): boolean {
  return text === null || text.trim() === '';
}
