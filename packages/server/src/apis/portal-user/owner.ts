import type { Principal } from '../../identity/principal.ts';

/** Whose something in the portal is: one of the customer's users', or a member of the provider's staff's. */
export type Owner = { userId: string } | { accountId: string };

/** Staff have their own, also while they act as a user: nobody's choices are made in their name. */
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
