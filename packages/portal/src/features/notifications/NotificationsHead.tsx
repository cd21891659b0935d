import { PageHeader, SubMenu } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  notificationSettingsPath,
  notificationsPath,
  webhooksPath,
} from '../../platform/notifications/notifications.paths.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useNotificationCounts } from '../../platform/notifications/notifications.queries.ts';

interface NotificationsHeadProps {
  currentPath: string;
  actions?: ReactNode;
}

/** The top of what one is told of, with how many there are. */
export function NotificationsHead({ currentPath, actions }: NotificationsHeadProps) {
  const { formatMessage } = useIntl();
  const { data } = useNotificationCounts();
  const isAdministrator = useIdentity().roles.includes('UserAdministrator');
  return (
    <PageHeader
      title={formatMessage({ id: 'pages.notifications' })}
      {...(actions !== undefined && { actions })}
      tabs={
        <SubMenu
          currentPath={currentPath}
          items={[
            {
              href: notificationsPath,
              label: formatMessage({ id: 'notifications.tab.all' }),
              ...(data && { count: data.actionRequired + data.info }),
            },
            { href: notificationSettingsPath, label: formatMessage({ id: 'notifications.tab.settings' }) },
            ...(isAdministrator
              ? [{ href: webhooksPath, label: formatMessage({ id: 'notifications.tab.webhooks' }) }]
              : []),
          ]}
        />
      }
    />
  );
}
