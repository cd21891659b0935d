import { isPermissionLabel, type AccessRight, type ScopeHoldings } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';

export interface AccessWords {
  /** "Operation staff", "Tag services" */
  readonly name: (rightId: string) => string;
  /** "Own roles: Operation staff and Purchaser", then "Through Nordic NOC (48 services): Operation staff" */
  readonly origins: (rights: readonly AccessRight[]) => readonly string[];
  /** "Billing responsible or Operation responsible" */
  readonly anyOf: (roleIds: readonly string[]) => string;
  /** "Operation staff for 31 services" */
  readonly extent: (right: { id: string; isNarrowed: boolean; holds: ScopeHoldings | null }) => string;
}

/** How rights and where they come from are told. @param roles Keep the array between renders. */
export function useAccessWords(roles: readonly RoleText[]): AccessWords {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(() => accessWords(formatMessage, language, roles), [formatMessage, language, roles]);
}

function accessWords(
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  language: string,
  roles: readonly RoleText[],
): AccessWords {
  const name = (id: string) =>
    isPermissionLabel(id)
      ? formatMessage({ id: `permissionLabels.${id}` })
      : (roles.find((role) => role.id === id)?.name ?? id);
  return {
    name,
    origins(rights) {
      const own: string[] = [];
      const byGroup = new Map<string, string[]>();
      for (const { id, origins } of rights)
        for (const { kind, group, holds } of origins) {
          if (kind === 'own') {
            own.push(name(id));
            continue;
          }
          const from = holds
            ? formatMessage({ id: 'userAccess.groupCount' }, { group: group?.name ?? '', count: holds.services })
            : (group?.name ?? '');
          byGroup.set(from, [...(byGroup.get(from) ?? []), name(id)]);
        }
      const listed = (names: readonly string[]) => formatList(language, names);
      return [
        ...(own.length > 0
          ? [formatMessage({ id: 'userAccess.own' }, { rights: listed(own), count: own.length })]
          : []),
        ...[...byGroup].map(([group, names]) =>
          formatMessage({ id: 'userAccess.through' }, { group, rights: listed(names) }),
        ),
      ];
    },
    anyOf: (roleIds) => formatList(language, roleNames(roleIds, roles), 'disjunction'),
    extent({ id, isNarrowed, holds }) {
      return isNarrowed && holds
        ? formatMessage({ id: 'userAccess.right.forServices' }, { right: name(id), count: holds.services })
        : name(id);
    },
  };
}
