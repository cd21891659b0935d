import type { CustomerRoleInfo } from '@skerry/contracts';
import { fallbackChains, type Language } from '@skerry/i18n';

export interface RoleText {
  id: string;
  name: string;
  description: string | undefined;
}

/** A role in the user's language, or the next of its fallback chain that the role has a name in; at last its id. */
export function roleText(role: CustomerRoleInfo, language: Language): RoleText {
  for (const candidate of fallbackChains[language]) {
    const translation = role.translations.find((each) => each.language === candidate);
    if (translation) return { id: role.id, name: translation.displayName, description: translation.description };
  }
  return { id: role.id, name: role.id, description: undefined };
}

/** Names of the roles with the ids, in the order of the role list; a role that the list doesn't have is named by its id, last. */
export function roleNames(ids: readonly string[], roles: readonly RoleText[]): string[] {
  const known = roles.filter((role) => ids.includes(role.id)).map((role) => role.name);
  const unknown = ids.filter((id) => !roles.some((role) => role.id === id));
  return [...known, ...unknown];
}
