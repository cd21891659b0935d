import type { PermissionLabel, Role } from '@skerry/contracts';

/** What a page, or something on it, may ask for (specification, section 6). */
export type AccessRole = Role | PermissionLabel;

/** Who may open something. Data, so that the guard, the menu and the access-denied page read the same. */
export type Access =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'anyOf'; readonly roles: readonly AccessRole[] }
  | { readonly kind: 'allOf'; readonly roles: readonly AccessRole[] };

/** Every signed-in user. */
export const everyone: Access = { kind: 'everyone' };

/** Holders of at least one of the roles: the rule of the product unless it says otherwise. */
export function anyOf(...roles: readonly [AccessRole, ...AccessRole[]]): Access {
  return { kind: 'anyOf', roles };
}

/** Holders of all the roles. */
export function allOf(...roles: readonly [AccessRole, ...AccessRole[]]): Access {
  return { kind: 'allOf', roles };
}

export function mayOpen(access: Access, roles: readonly string[]): boolean {
  switch (access.kind) {
    case 'everyone':
      return true;
    case 'anyOf':
      return access.roles.some((role) => roles.includes(role));
    case 'allOf':
      return access.roles.every((role) => roles.includes(role));
  }
}
