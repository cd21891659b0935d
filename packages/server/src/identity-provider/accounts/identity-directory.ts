import type { UserLocale } from '@skerry/contracts';
import type { Transaction } from '../../database/connect.ts';

/** How long the link of an invitation is good. */
export const invitationDays = 7;

/** What the directory needs to know of a customer's user. */
export interface DirectoryUser {
  customerId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Language of the invitation. */
  locale: UserLocale;
}

/**
 * The identity provider's side of a customer's users. User administration tells it what happened, inside its own
 * transaction, so that a created user can log in and a removed one can not. The embedded provider keeps accounts in the
 * same database; another provider is reached through its own administration API behind this same interface.
 */
export interface IdentityDirectory {
  /**
   * Finds or makes the account of this e-mail and, where it has no password yet, puts an invitation into the outbox;
   * `isInvited` says so. It is not for customers to see: it tells whether an address has an account.
   */
  add(transaction: Transaction, user: DirectoryUser): Promise<{ accountId: string; isInvited?: boolean }>;
  /**
   * The user's details changed. An e-mail that changed renames the account where it is this user's alone and the new address is free;
   * else the user moves to the account of the new address, which is made and invited where it does not exist.
   * Called before the user's row is written, which is to hold the account that comes back; `isInvited` is not there where no account is new.
   */
  change(
    transaction: Transaction,
    accountId: string,
    user: DirectoryUser,
  ): Promise<{ accountId: string; isInvited?: boolean }>;
  /** Sends the invitation again, and nothing where the account can be signed in with already. */
  invite(transaction: Transaction, accountId: string, user: DirectoryUser): Promise<void>;
  /** Whether the address is the account's own, and its holder has shown that mails there reach them. */
  isProvenEmail(transaction: Transaction, accountId: string, email: string): Promise<boolean>;
  /** The user was deactivated: ends the sessions that act for this customer, of all but the provider’s staff. */
  deactivate(transaction: Transaction, accountId: string, customerId: string): Promise<void>;
  /** The user's row is gone from the customer. An account that is a user nowhere goes with it; its sessions end. */
  remove(transaction: Transaction, accountId: string, customerId: string): Promise<void>;
  /**
   * What the account's users are and may do has been written: active or not, customers, roles. Called last: what another provider is told
   * is not undone with the transaction.
   */
  settle(transaction: Transaction, accountId: string): Promise<void>;
}
