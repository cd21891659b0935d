import type { CustomerUser } from '@skerry/contracts';

/** What each tab of a user is given. */
export interface UserTabProps {
  user: CustomerUser;
  /** Asks the server for the newest state of the user. */
  onOutdated: () => Promise<unknown>;
}
