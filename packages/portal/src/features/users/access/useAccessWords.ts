import { isPermissionLabel, type AccessRight, type ScopeHoldings } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';

export interface AccessWords {
  /** "Operation staff", "Tag services" */
  readonly name: (rightId: string) => string;
  /** "Operation staff, through Nordic NOC" */
  readonly origin: (right: AccessRight) => string;
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
    origin({ id, origins }) {
      const groups = origins.filter(({ kind }) => kind === 'group');
      const isOwn = origins.some(({ kind }) => kind === 'own');
      const names = groups.map(({ group, holds }) =>
        groups.length > 1 && holds
          ? formatMessage({ id: 'userAccess.groupCount' }, { group: group?.name ?? '', count: holds.services })
          : (group?.name ?? ''),
      );
      if (names.length === 0) return formatMessage({ id: 'userAccess.own' }, { right: name(id) });
      return formatMessage(
        { id: isOwn ? 'userAccess.ownAndThrough' : 'userAccess.through' },
        { right: name(id), groups: formatList(language, names) },
      );
    },
    anyOf: (roleIds) => formatList(language, roleNames(roleIds, roles), 'disjunction'),
    extent({ id, isNarrowed, holds }) {
      return isNarrowed && holds
        ? formatMessage({ id: 'userAccess.right.forServices' }, { right: name(id), count: holds.services })
        : name(id);
    },
  };
}
