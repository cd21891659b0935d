import type { PermissionLabel, PortalApp } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';

export interface Rights {
  roleIds?: readonly string[];
  apps?: readonly PortalApp[];
  permissions?: readonly PermissionLabel[];
}

/** "Purchaser, Traffic and Create users"; empty for nothing. @param roles Keep the array between renders. */
export function useRequestWords(roles: readonly RoleText[]): (rights: Rights) => string {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(
    () =>
      ({ roleIds = [], apps = [], permissions = [] }) =>
        formatList(language, [
          ...roleNames(roleIds, roles),
          ...apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
          ...permissions.map((label) => formatMessage({ id: `permissionLabels.${label}` })),
        ]),
    [formatMessage, language, roles],
  );
}
