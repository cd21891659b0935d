/** Who makes a call and for which customer, as the directory has it at this moment. */
export interface Principal {
  accountId: string;
  customerId: string;
  registry: 'se' | 'no' | 'dk' | 'com';
  category: 'customer' | 'internalStaff';
  /** The customer's user that the account is; null for the provider's staff. */
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Customer roles and permissions. */
  roles: ReadonlySet<string>;
}
