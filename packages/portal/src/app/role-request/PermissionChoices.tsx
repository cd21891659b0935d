import {
  permissionLabels,
  portalApps,
  type AccessArea,
  type CustomerRole,
  type PermissionLabel,
} from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Checkbox, Text } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { roleNames } from '../../platform/roles/role-texts.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { byArea } from './offered.ts';
import { AreaHead, AreaPart, AreaParts, AreaPermissions } from './PermissionChoices.styles.ts';

const labels = Object.keys(permissionLabels) as PermissionLabel[];

export interface PermissionChoicesProps {
  /** Those that can be asked for. */
  permissions: readonly PermissionLabel[];
  value: readonly PermissionLabel[];
  onValueChange: (value: readonly PermissionLabel[]) => void;
}

/** Finer permissions under the part of the portal that they are about, with the roles that would bring them along. */
export function PermissionChoices({ permissions, value, onValueChange }: PermissionChoicesProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <AreaParts>
      {byArea(permissions).map(({ area, permissions: held }) => (
        <AreaPart key={area} role="group" aria-labelledby={`${id}-${area}`}>
          <AreaHead>
            <Text as="div" variant="label" id={`${id}-${area}`}>
              {formatMessage({ id: nameOf(area) })}
            </Text>
            <PartOf permissions={held} />
          </AreaHead>
          <AreaPermissions>
            {held.map((label) => (
              <Checkbox
                key={label}
                checked={value.includes(label)}
                onCheckedChange={(isChecked) =>
                  onValueChange(labels.filter((each) => (each === label ? isChecked : value.includes(each))))
                }
              >
                {formatMessage({ id: `permissionLabels.${label}` })}
              </Checkbox>
            ))}
          </AreaPermissions>
        </AreaPart>
      ))}
    </AreaParts>
  );
}

/** Groups are no page of their own among those that can be asked for. */
function nameOf(area: AccessArea | 'other') {
  if (area === 'groups') return 'pages.userGroups';
  const app = portalApps.find((each) => each === area);
  return app === undefined ? 'roleRequest.permissions.other' : (`portalApps.${app}` as const);
}

/** The roles that all of the permissions are a part of: who needs most of them asks for one of these. */
function PartOf({ permissions }: { permissions: readonly PermissionLabel[] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const roles = useRoles();
  const ids = permissions.reduce<readonly CustomerRole[]>(
    (shared, label) => shared.filter((role) => permissionLabels[label].roles.includes(role)),
    permissions[0] ? permissionLabels[permissions[0]].roles : [],
  );
  if (ids.length === 0 || !roles.data) return null;
  return (
    <Text variant="caption" tone="muted">
      {formatMessage(
        { id: 'roleRequest.permissions.partOf' },
        { roles: formatList(language, roleNames(ids, roles.data)) },
      )}
    </Text>
  );
}
