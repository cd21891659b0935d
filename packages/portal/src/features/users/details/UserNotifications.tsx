import { useIntl } from 'react-intl';
import { MissingSheet } from '../../../platform/alerts/MissingSheet.tsx';
import { useNotificationSettings } from '../../../platform/notifications/notifications.queries.ts';
import { TopicTable } from '../../../platform/notifications/TopicTable.tsx';
import { TabSection } from './TabSection.tsx';
import type { UserTabProps } from './userTabProps.ts';

/** What a user hears of. Nobody chooses it for them. */
export function UserNotifications({ user: { id, fullName: name } }: UserTabProps) {
  const { formatMessage } = useIntl();
  const query = useNotificationSettings(id);
  if (query.data === undefined) return <MissingSheet errorTitle="notificationSettings.error" query={query} />;
  const title = formatMessage({ id: 'notificationSettings.titleOfUser' }, { name });
  return (
    <TabSection title={title} help={formatMessage({ id: 'notificationSettings.readOnly' }, { name })}>
      <TopicTable label={title} topics={query.data.topics} />
    </TabSection>
  );
}
