import type { NotificationSettings, NotificationTopic } from '@skerry/contracts';
import { Link, Sheet, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { MissingSheet } from '../../../platform/alerts/MissingSheet.tsx';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { notificationSettingsPath } from '../../../platform/notifications/notifications.paths.ts';
import { useNotificationSettings } from '../../../platform/notifications/notifications.queries.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

const topics: readonly NotificationTopic[] = ['DISTURBANCE', 'PLANNED_WORK', 'WORK_REMINDER'];

/** What the reader is mailed of what happens to the network. It is chosen in one place, with all else that they hear of. */
export function MailSheet() {
  const { formatMessage } = useIntl();
  const { offersSms = false } = useRuntimeConfig();
  const query = useNotificationSettings();
  const { data: settings } = query;
  if (settings === undefined) return <MissingSheet errorTitle="statusMail.error" query={query} />;
  const { quietHours, quietFrom, quietTo } = settings;
  return (
    <Sheet title={formatMessage({ id: offersSms ? 'statusMail.titleWithSms' : 'statusMail.title' })}>
      <Stack gap={16}>
        <FactColumns
          isNarrow
          items={[
            ...topics.flatMap((topic) => {
              const choice = settings.topics.find((one) => one.topic === topic);
              return choice === undefined
                ? []
                : [
                    {
                      term: formatMessage({ id: `webhooks.topic.${topic}` }),
                      description: <Ways choice={choice} />,
                    },
                  ];
            }),
            {
              term: formatMessage({ id: 'statusMail.quiet' }),
              description: quietHours
                ? formatMessage({ id: 'statusMail.quiet.from' }, { from: quietFrom, to: quietTo })
                : formatMessage({ id: 'statusMail.quiet.off' }),
            },
          ]}
        />
        <Link href={notificationSettingsPath}>{formatMessage({ id: 'statusMail.settings' })}</Link>
      </Stack>
    </Sheet>
  );
}

/** By which ways somebody hears of a topic. */
function Ways({ choice: { bell, mail, sms, timing } }: { choice: NotificationSettings['topics'][number] }) {
  const { formatMessage } = useIntl();
  const { offersSms = false } = useRuntimeConfig();
  const ways = [
    ...(mail ? [formatMessage({ id: `statusMail.mail.${timing}` })] : []),
    ...(sms && offersSms ? [formatMessage({ id: 'statusMail.sms' })] : []),
  ];
  if (ways.length === 0) return formatMessage({ id: bell ? 'statusMail.bell' : 'statusMail.nothing' });
  return ways.map((way) => <div key={way}>{way}</div>);
}
