import type { RoleClaims } from './roles.ts';

export const registries = ['se', 'no', 'dk', 'com'] as const;
/** Which of the provider's countries a customer belongs to; `com` for wholesale. */
export type Registry = (typeof registries)[number];

export const countries = ['se', 'no', 'dk'] as const;
/** The country that the portal is shown for. Never a language. */
export type Country = (typeof countries)[number];

/** What Skerry reads from an access token (specification, section 3). */
export interface AccessTokenClaims extends RoleClaims {
  /** The account: the person who signed in, whichever customer they act for. */
  sub: string;
  exp: number;
  iat: number;
  /** When the person signed in, in seconds since the epoch; not every provider says so. */
  auth_time?: number;
  /** The session that it was issued in. */
  sid?: string;
  /** `internalStaff` marks the provider's own staff. */
  userCategory?: 'internalStaff' | 'customer';
  customerLocale?: string;
  /**
   * The customer that this session acts for; `actingAs` is the customer's user that staff of the provider act as there, and when
   * that ends, in seconds since the epoch.
   */
  customer?: { id: string; actingAs?: { id: string; until: number } };
  /** The same as `customer.id`, of providers that write it so. */
  customerScope?: string;
  microserviceRegistry?: Registry;
  cdn_id?: string;
  /** How the person proved who they are besides the password; `none` where nothing more was asked. */
  mfaType?: string;
  /** The person may go on to the Versa portal without a login of its own. */
  versaSsoAllowed?: boolean;
}

/** The customer that a token acts for, in either of the forms that it may have; undefined where it names none. */
export function customerIdOf<Id>({
  customer,
  customerScope,
}: {
  customer?: { id?: Id };
  customerScope?: Id;
}): Id | undefined {
  return customer?.id ?? customerScope;
}
