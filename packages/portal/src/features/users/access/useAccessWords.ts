import { isPermissionLabel, type AccessRight } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';

export interface AccessWords {
  /** "Operation staff", "Tag services" */
  readonly name: (rightId: string) => string;
  /** "Operation staff and Purchaser, own roles", then "Colocation technician, through Nordic NOC (48 services)" */
  readonly origins: (rights: readonly AccessRight[]) => readonly string[];
  /** "Operation staff, through Nordic NOC": one line for each right. */
  readonly eachOrigin: (rights: readonly AccessRight[]) => readonly string[];
  /** "Billing responsible or Operation responsible" */
  readonly anyOf: (roleIds: readonly string[]) => string;
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
  const listed = (names: readonly string[]) => formatList(language, names);
  /** Where rights of the same origin are from. */
  function origin(alike: readonly AccessRight[], isCounted: boolean): string {
    const rights = listed(alike.map(({ id }) => name(id)));
    const origins = alike[0]?.origins ?? [];
    const groups = listed(
      origins
        .filter(({ kind }) => kind !== 'own')
        .map(({ group, holds }) =>
          holds && isCounted
            ? formatMessage({ id: 'userAccess.groupCount' }, { group: group?.name ?? '', count: holds.services })
            : (group?.name ?? ''),
        ),
    );
    const isOwn = origins.some(({ kind }) => kind === 'own');
    if (!isOwn && groups === '') return rights;
    const values = { rights, groups, count: alike.length };
    if (isOwn && groups !== '') return formatMessage({ id: 'userAccess.ownAndThrough' }, values);
    return formatMessage({ id: isOwn ? 'userAccess.own' : 'userAccess.through' }, values);
  }
  return {
    name,
    origins(rights) {
      const byOrigin = new Map<string, AccessRight[]>();
      for (const right of rights) {
        const key = JSON.stringify(right.origins.map(({ kind, group, holds }) => [kind, group?.id, holds?.services]));
        byOrigin.set(key, [...(byOrigin.get(key) ?? []), right]);
      }
      return [...byOrigin.values()].map((alike) => origin(alike, true));
    },
    eachOrigin: (rights) => rights.map((right) => origin([right], false)),
    anyOf: (roleIds) => formatList(language, roleNames(roleIds, roles), 'disjunction'),
  };
}
