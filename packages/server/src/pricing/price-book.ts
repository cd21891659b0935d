import type { FormField, Money, Translation } from '@skerry/contracts';

/** All amounts are whole minor units (öre, øre, cent), excluding VAT; shares are basis points, of which 10,000 are the whole. */
export type Currency = Money['currency'];
export type PricedCountry = 'SE' | 'NO' | 'DK';

/** No amount of one price is larger: a product with the whole in basis points is still an exact number. */
export const maxAmount = 100_000_000_000;
/** The whole, in basis points. */
export const whole = 10_000;
/** No characteristic counts more units. */
export const maxUnits = 1_000_000;
/** Longest term of an agreement, in months. */
export const maxTerm = 120;

/** What a rule is about; what is left out narrows nothing. */
export interface RuleCondition {
  products?: readonly string[] | undefined;
  countries?: readonly PricedCountry[] | undefined;
  capacitiesBps?: readonly number[] | undefined;
  /** In months. */
  terms?: readonly number[] | undefined;
  accessTypes?: readonly string[] | undefined;
  agreements?: readonly string[] | undefined;
  /** Only where the order is to be delivered sooner. */
  fastTrack?: boolean | undefined;
  /** Where one of them is bought. */
  addons?: readonly string[] | undefined;
  /** Where each of these characteristics of the product is one of its values. */
  characteristics?: Readonly<Record<string, readonly string[]>> | undefined;
  /** To the nearest point of presence; both ends are part of it. */
  fromMetres?: number | undefined;
  toMetres?: number | undefined;
}

/** What a rule does to a price. Amounts are of the rule's currency. */
export type RuleEffect =
  /** The list price by capacity. The first one that has the capacity makes the price; later ones are left out. */
  | { kind: 'list'; prices: readonly ListPrice[] }
  /** Adds to the price, or takes from it. */
  | { kind: 'add'; monthlyMinor: number; oneTimeMinor: number }
  /** For each metre beyond those that are free. */
  | { kind: 'perMetre'; freeMetres: number; oneTimeMinor: number }
  /** For each unit of a characteristic beyond those that are free. */
  | { kind: 'perUnit'; characteristic: string; freeUnits: number; monthlyMinor: number; oneTimeMinor: number }
  /** Takes a share off the price so far. */
  | { kind: 'discount'; basisPoints: number; of: 'monthly' | 'oneTime' | 'both' }
  /** Takes the agreement's own discount off the monthly fee so far. */
  | { kind: 'agreementDiscount' }
  /** Adds a share of what an earlier rule added to the monthly fee. */
  | { kind: 'share'; ofRule: string; basisPoints: number }
  /** Makes the one-time charge this, whatever it was. */
  | { kind: 'setOneTime'; oneTimeMinor: number }
  /** The monthly fee is never below this share of the list price. */
  | { kind: 'floor'; basisPoints: number };

export interface ListPrice {
  capacityBps: number;
  monthlyMinor: number;
  oneTimeMinor: number;
}

export interface PriceRule {
  id: string;
  name: string;
  /** Of prices in other currencies it says nothing; null where it has no amounts. */
  currency: Currency | null;
  when: RuleCondition;
  effect: RuleEffect;
  /** First and last day (YYYY-MM-DD) that it holds; null without an end. */
  validFrom: string | null;
  validTo: string | null;
}

/** How far a way of access reaches. */
export interface AccessReach {
  accessType: string;
  /** A firm price up to here, an estimate beyond. */
  firmWithinMetres: number;
  withinMetres: number;
  leadTimeWeeks: number;
  /** Of an estimate, when a new line has to be built. */
  buildLeadTimeWeeks: number;
}

/** What can be quoted: one of the provider's products, or a package of them. */
export interface PricedProduct {
  id: string;
  name: string;
  /** What an order of it delivers, as the list of products names it. */
  orderedAs: string;
  countries: readonly PricedCountry[];
  /** In months. */
  terms: readonly number[];
  accessTypes: readonly string[];
  /** What else is to be said of it, in the order of its form; left out for nothing. */
  characteristics?: readonly FormField[];
}

/** What can be bought with products; what it costs is for rules to say. */
export interface PricedAddon {
  id: string;
  translations: readonly Translation[];
  /** Those that it can be bought with. */
  products: readonly string[];
}

export interface PointOfPresence {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
}

/** Everything that a price follows from, besides what is asked for: one version, which is never changed. */
export interface PriceBook {
  version: number;
  /** In the order that they are applied in. */
  rules: readonly PriceRule[];
  products: readonly PricedProduct[];
  /** Left out for none. */
  addons?: readonly PricedAddon[];
  reach: readonly AccessReach[];
  points: readonly PointOfPresence[];
  /** How long a price holds. */
  validDays: number;
}
