import type { Tenant } from '../database/connect.ts';
import type { Grants } from './scope.ts';

/** Who makes a call and for which customer, as the directory says now; its scope is that of the call. */
export interface Principal extends Tenant {
  accountId: string;
  registry: 'se' | 'no' | 'dk' | 'com';
  /** Whether the provider still serves the customer; a former one has little more than its users and invoices. */
  customerIsActive: boolean;
  category: 'customer' | 'internalStaff';
  /** The customer's user that the account is or acts as; null for the provider's staff who act as nobody. */
  userId: string | null;
  /** Whether a member of the provider's staff acts as the user. Names and e-mail are then still their own, roles the user's. */
  isActing: boolean;
  /** Why, of a member of the provider's staff who acts. */
  actingReason?: string;
  /** Of the provider's staff as their account says, whatever the customer calls a user of theirs. */
  firstName: string;
  lastName: string;
  email: string;
  /** Customer roles, permissions and finer rights, their own and those of their groups; in a narrowed call those that hold for all that it reaches. */
  roles: ReadonlySet<string>;
  /** The same, all of them, with what narrows each. */
  grants: Grants;
}

/** As what they write is signed. */
export function nameOf({ firstName, lastName }: Pick<Principal, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
