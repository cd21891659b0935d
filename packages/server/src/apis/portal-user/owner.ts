import type { Principal } from '../../identity/principal.ts';

/** Who owns something in the portal: a user of the customer, or a member of the provider's staff. */
export type Owner = { userId: string } | { accountId: string };

/** Staff have their own, even while they act as a user: they never change that user's choices. */
export function ownerOf({ userId, accountId, isActing }: Principal): Owner {
  return userId === null || isActing ? { accountId } : { userId };
}

export function idOf(owner: Owner): string {
  return 'userId' in owner ? owner.userId : owner.accountId;
}

/** The owner's columns. */
export function ownerColumns(owner: Owner): { user_id: string | null; account_id: string | null } {
  return 'userId' in owner
    ? { user_id: owner.userId, account_id: null }
    : { user_id: null, account_id: owner.accountId };
}
