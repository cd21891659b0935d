import type { PendingRoleRequest } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, DateTime, DescriptionList, Inline, Link, Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { userPath } from '../users.paths.ts';

export interface RoleRequestSheetProps {
  request: PendingRoleRequest;
  roles: readonly RoleText[];
  /** Somebody is about to decide. */
  onNear: () => void;
  onDecide: (state: 'APPROVED' | 'DENIED') => void;
}

/** Who asks for what. */
export function RoleRequestSheet({ request, roles, onNear, onDecide }: RoleRequestSheetProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { user, roleIds, apps, requestedAt } = request;
  const { fullName } = user;
  const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
  const names = apps.map((app) => formatMessage({ id: `portalApps.${app}` }));
  return (
    <Sheet
      title={fullName}
      description={<Link href={userPath(user.id)}>{user.email}</Link>}
      actions={
        <Inline>
          <Button
            aria-label={formatMessage({ id: 'roleRequests.refuseOf' }, { fullName })}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onDecide('DENIED')}
          >
            {formatMessage({ id: 'roleRequests.refuse' })}
          </Button>
          <Button
            variant="primary"
            aria-label={formatMessage({ id: 'roleRequests.approveOf' }, { fullName })}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onDecide('APPROVED')}
          >
            {formatMessage({ id: 'roleRequests.approve' })}
          </Button>
        </Inline>
      }
    >
      <DescriptionList
        items={[
          ...(roleIds.length > 0
            ? [{ term: formatMessage({ id: 'roleRequests.askedFor' }), description: listed(roleIds) }]
            : []),
          ...(names.length > 0
            ? [{ term: formatMessage({ id: 'roleRequests.wantsToUse' }), description: formatList(language, names) }]
            : []),
          {
            term: formatMessage({ id: 'roleRequests.hasToday' }),
            description: user.roleIds.length > 0 ? listed(user.roleIds) : formatMessage({ id: 'roleRequests.noRoles' }),
          },
          {
            term: formatMessage({ id: 'roleRequests.asked' }),
            description: <DateTime value={requestedAt} format="dateTime" />,
          },
        ]}
      />
    </Sheet>
  );
}
