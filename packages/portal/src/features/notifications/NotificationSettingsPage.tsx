import { Button, DateTime, Grid, Inline, Link, Note, Sheet, Stack, Text } from '@skerry/ui';
import { IconSend } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../platform/access/access.ts';
import { MissingSheet } from '../../platform/alerts/MissingSheet.tsx';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useApiWrite } from '../../platform/data/useApiWrite.ts';
import { notificationSettingsPath } from '../../platform/notifications/notifications.paths.ts';
import { TopicTable } from '../../platform/notifications/TopicTable.tsx';
import { useIdentity } from '../../platform/session/useSession.ts';
import { contactsAccess, contactsPath } from '../contacts/contacts.paths.ts';
import { NotificationsHead } from './NotificationsHead.tsx';
import { Digest, SentTo } from './settings/DeliverySheets.tsx';
import { QuietHours } from './settings/QuietHours.tsx';
import { useSettingsWriter } from './settings/useSettingsWriter.ts';

/** What one hears of, by which way and when. Each choice is saved at once. */
export function NotificationSettingsPage() {
  const { formatMessage } = useIntl();
  const isActing = useIdentity().impersonatedUserId !== undefined;
  const { query, change, isSaving, savedAt } = useSettingsWriter();
  const { data: settings } = query;
  const title = formatMessage({ id: 'notificationSettings.title' });
  const onChange = isActing ? undefined : change;
  return (
    <Stack>
      <NotificationsHead
        currentPath={notificationSettingsPath}
        actions={
          settings &&
          !isActing && (
            <Inline gap={isSaving || savedAt ? 16 : 0}>
              <Text as="span" tone="muted" role="status">
                {isSaving
                  ? formatMessage({ id: 'notificationSettings.saving' })
                  : savedAt && (
                      <>
                        {formatMessage({ id: 'notificationSettings.saved' })}{' '}
                        <DateTime value={savedAt} format="time" tabIndex={-1} />
                      </>
                    )}
              </Text>
              <SendTest email={settings.email} />
            </Inline>
          )
        }
      />
      {isActing && <Note>{formatMessage({ id: 'notificationSettings.acting' })}</Note>}
      {settings === undefined ? (
        <MissingSheet errorTitle="notificationSettings.error" query={query} />
      ) : (
        <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
          <Sheet
            title={title}
            padding="none"
            {...(!isActing && { description: formatMessage({ id: 'notificationSettings.savedAtOnce' }) })}
          >
            <TopicTable
              label={title}
              topics={settings.topics}
              onChange={
                onChange &&
                ((changed) =>
                  onChange({ topics: settings.topics.map((one) => (one.topic === changed.topic ? changed : one)) }))
              }
            />
          </Sheet>
          <Stack>
            <QuietHours settings={settings} onChange={onChange} />
            <Digest settings={settings} onChange={onChange} />
            <SentTo settings={settings} />
            <CompanyContacts />
          </Stack>
        </Grid>
      )}
    </Stack>
  );
}

/** That the company hears of what matters, whatever one chooses here. */
function CompanyContacts() {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  return (
    <Note>
      {formatMessage({ id: 'notificationSettings.contacts' })}
      {mayOpen(contactsAccess, roles) && (
        <>
          {' '}
          <Link href={contactsPath}>{formatMessage({ id: 'notificationSettings.contacts.open' })}</Link>
        </>
      )}
    </Note>
  );
}

function SendTest({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const sending = useApiWrite<null, unknown>(
    (api) =>
      unwrap(api.notifications.POST('/test-mails', { params: { header: { 'Idempotency-Key': newIdempotencyKey() } } })),
    async () => undefined,
  );
  const send = () =>
    sending.start(null, {
      done: () => alerts.success('notificationSettings.tested', { email }),
      failed: (error) =>
        alerts.failure(error, {
          title: { id: 'notificationSettings.notTested' },
          ...(error instanceof ApiError &&
            error.problem?.code === 'TOO_MANY_TESTS' && { message: { id: 'notificationSettings.tooManyTests' } }),
        }),
    });
  return (
    <Button icon={IconSend} isLoading={sending.isPending} onClick={send}>
      {formatMessage({ id: 'notificationSettings.test' })}
    </Button>
  );
}
