/** Who makes a call and for which customer, as the directory says now. */
export interface Principal {
  accountId: string;
  customerId: string;
  registry: 'se' | 'no' | 'dk' | 'com';
  category: 'customer' | 'internalStaff';
  /** The customer's user that the account is or acts as; null for the provider's staff who act as nobody. */
  userId: string | null;
  /** Whether a member of the provider's staff acts as the user. Names and e-mail are then still their own, roles the user's. */
  isActing: boolean;
  firstName: string;
  lastName: string;
  email: string;
  /** Customer roles and permissions. */
  roles: ReadonlySet<string>;
}
