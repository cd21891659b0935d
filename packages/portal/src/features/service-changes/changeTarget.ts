import type { Money, ServiceDetails, ServiceOffers } from '@skerry/contracts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';

/** What several services cost together: an amount for each currency, since there is no sum of different ones. */
export type Fees = readonly Money[];

/** A service that a change is wanted for, and what can be ordered for it. */
export interface WantedService {
  service: Pick<
    ServiceDetails,
    | 'serviceId'
    | 'serviceName'
    | 'siteId'
    | 'siteName'
    | 'address'
    | 'city'
    | 'productInformation'
    | 'status'
    | 'orderServiceId'
    | 'capacity'
    | 'capacityBps'
    | 'contractEndsOn'
    | 'country'
    | 'diversityGroup'
  >;
  offers: ServiceOffers;
}

/** A capacity that can be had. Fees are undefined where they aren't known. */
export interface UpgradeOffer {
  capacityBps: number;
  monthlyFee: Fees | undefined;
  oneTimeCharge: Fees | undefined;
  /** New agreements that it can be had with; none where the one that is there goes on. */
  agreementPeriods: { months: number; monthlyFee: Fees | undefined }[];
}

/** What one order is for: a service, or several that get the same. Fees are of all of them together, undefined where one isn't known. */
export interface ChangeTarget {
  serviceIds: string[];
  orderServiceIds: string[];
  /** What is paid now; undefined too for those who see no prices. */
  monthlyFee: Fees | undefined;
  /** What all of them have now. */
  capacityBps: number | undefined;
  /** What they are now, each once. */
  products: ServiceDetails['productInformation'][];
  /** Of one service. */
  contractEndsOn: string | undefined;
  /** Where they are, such as `se`. */
  countries: string[];
  upgrades: UpgradeOffer[];
  addons: {
    id: string;
    translations: ServiceOffers['addons'][number]['translations'];
    monthlyFee: Fees | undefined;
    /** Undefined for none. */
    oneTimeCharge: Fees | undefined;
  }[];
  replacements: ServiceOffers['replacements'];
  /** New agreements for what there is. */
  renegotiations: { months: number; monthlyFee: Fees | undefined }[];
  /** Where they are, each place once. */
  places: { siteId: string; name: string; address: string }[];
  /** What a move within the site costs once. */
  internalMoveCharge: Fees | undefined;
  /** What the move that is chosen costs, once it is known. */
  move?: MovePrice;
  termination: Termination | undefined;
  /** Those that one of them is a path of. */
  diversityGroups: string[];
}

/** When services can end at the earliest, the last end of their contracts, and what is left to pay on that earliest day. */
export interface Termination {
  earliestLastDay: string;
  contractEndsOn: string | null;
  remainingFee: Fees | undefined;
  /** The same for a later day that is wanted, once it is known. */
  later?: { lastDay: string; remainingFee: Fees | undefined };
}

/** What a move costs. Fees are undefined where they are confirmed after the order. */
export interface MovePrice {
  monthlyFee: Fees | undefined;
  oneTimeCharge: Fees | undefined;
  /** A line has to be built. */
  isEstimate: boolean;
  leadTimeWeeks: number | undefined;
  /** The product can't be delivered there. */
  isOutOfReach: boolean;
}

/** Why the change can't be ordered for a service; undefined where it can. Without a reason and without an offer there is nothing to choose. */
export function reasonAgainst(change: ServiceChangeKind, { offers }: WantedService): string | undefined {
  const reason = offers.reasons[change] ?? (isAnythingOffered(change, offers) ? undefined : 'none');
  return reason ?? (offers.orderServiceId === null ? 'NO_ORDER_SERVICE_ID' : undefined);
}

/** @param wanted At least one, each of which the change can be ordered for. */
export function changeTarget(wanted: readonly WantedService[]): ChangeTarget {
  const all = wanted.map(({ offers }) => offers);
  const services = wanted.map(({ service }) => service);
  const capacities = new Set(services.map(({ capacityBps }) => capacityBps));
  const [capacity] = capacities;
  const [first, ...others] = all;
  const terminations = all.flatMap(({ termination }) => termination ?? []);
  return {
    serviceIds: all.map(({ serviceId }) => serviceId),
    orderServiceIds: all.flatMap(({ orderServiceId }) => orderServiceId ?? []),
    monthlyFee: sumOf(all.map(({ monthlyFee }) => monthlyFee)),
    capacityBps: capacities.size === 1 ? (capacity ?? undefined) : undefined,
    products: services
      .map(({ productInformation }) => productInformation)
      .filter(({ id }, place, every) => every.findIndex((other) => other.id === id) === place),
    contractEndsOn: (services.length === 1 ? services[0]?.contractEndsOn : undefined) ?? undefined,
    diversityGroups: [...new Set(services.flatMap(({ diversityGroup }) => diversityGroup ?? []))],
    countries: [...new Set(services.map(({ country }) => country.toLowerCase()))],
    upgrades: common(first?.upgrades, others, ({ upgrades }) => upgrades, 'capacityBps').map((offer) => {
      const same = all.flatMap(({ upgrades }) =>
        upgrades.filter(({ capacityBps }) => capacityBps === offer.capacityBps),
      );
      const [one, ...rest] = same.map(({ agreementPeriods = [] }) => agreementPeriods);
      return {
        ...offer,
        oneTimeCharge: sumOf(same.map(({ oneTimeCharge }) => oneTimeCharge)),
        agreementPeriods: common(one, rest, (periods) => periods, 'months'),
      };
    }),
    addons: common(first?.addons, others, ({ addons }) => addons, 'id').map((addon) => {
      const same = all.flatMap(({ addons }) => addons.filter(({ id }) => id === addon.id));
      const charges = same.flatMap(({ oneTimeCharge }) => oneTimeCharge ?? []);
      return { ...addon, oneTimeCharge: charges.length === 0 ? undefined : sumOf(charges) };
    }),
    replacements: (first?.replacements ?? []).filter(({ productId }) =>
      others.every(({ replacements }) => replacements.some((other) => other.productId === productId)),
    ),
    renegotiations: common(first?.renegotiations, others, ({ renegotiations = [] }) => renegotiations, 'months'),
    places: services
      .map(({ siteId, siteName, address, city }) => ({ siteId, name: siteName, address: `${address}, ${city}` }))
      .filter(({ siteId }, place, every) => every.findIndex((other) => other.siteId === siteId) === place),
    internalMoveCharge: sumOf(all.map(({ internalMove }) => internalMove?.oneTimeCharge)),
    termination:
      terminations.length === 0
        ? undefined
        : {
            earliestLastDay: latestOf(terminations.map(({ earliestLastDay }) => earliestLastDay)) ?? '',
            contractEndsOn: latestOf(terminations.flatMap(({ contractEndsOn }) => contractEndsOn ?? [])) ?? null,
            remainingFee: sumOf(terminations.flatMap(({ remainingFee }) => remainingFee ?? [])),
          },
  };
}

/** Whether there is anything to choose: for one service, or for all of a target. */
export function isAnythingOffered(
  change: ServiceChangeKind,
  { upgrades, addons, replacements, renegotiations = [], termination }: OfferLists,
): boolean {
  return {
    upgrade: upgrades.length > 0,
    addon: addons.length > 0,
    replace: replacements.length > 0,
    renegotiate: renegotiations.length > 0,
    // Where to is the company's own choice.
    move: true,
    terminate: Boolean(termination),
  }[change];
}

interface OfferLists {
  upgrades: readonly unknown[];
  addons: readonly unknown[];
  replacements: readonly unknown[];
  renegotiations?: readonly unknown[];
  termination: unknown;
}

/** The offers that all services have, each at the fee of all of them. */
function common<Offer extends { monthlyFee: Money }, From>(
  offers: readonly Offer[] = [],
  others: readonly From[],
  offersOf: (of: From) => readonly Offer[],
  key: keyof Offer,
): (Omit<Offer, 'monthlyFee'> & { monthlyFee: Fees | undefined })[] {
  return offers.flatMap((offer) => {
    const same = others.flatMap((other) => offersOf(other).find((each) => each[key] === offer[key]) ?? []);
    if (same.length < others.length) return [];
    return [{ ...offer, monthlyFee: sumOf([offer, ...same].map(({ monthlyFee }) => monthlyFee)) }];
  });
}

/** Nothing where one is missing. */
export function sumOf(fees: readonly (Money | null | undefined)[]): Fees | undefined {
  const known = fees.flatMap((fee) => fee ?? []);
  if (known.length === 0 || known.length < fees.length) return undefined;
  const sums = new Map<Money['currency'], number>();
  for (const { amount, currency } of known) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

function latestOf(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}
