import type { CalendarToken } from '@skerry/contracts';
import { Button, Grid, Link, Menu, Note, Stack } from '@skerry/ui';
import { IconAddressBook, IconCalendarPlus, IconKey, IconMail, IconRss, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { newWebhookPath, notificationSettingsPath } from '../../../platform/notifications/notifications.paths.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { ShownOnce } from '../../../platform/secret/ShownOnce.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { WebhooksSheet } from '../../../platform/webhooks/WebhooksSheet.tsx';
import { contactsPath } from '../../contacts/contacts.paths.ts';
import { StatusHead } from '../components/StatusHead.tsx';
import { useScope } from '../components/useScope.ts';
import type { FeedDialogProps } from './FeedDialog.tsx';
import type { FeedKind } from './feedKinds.ts';
import { useFeeds } from './feeds.ts';
import { FeedsSheet } from './FeedsSheet.tsx';
import { MailSheet } from './MailSheet.tsx';
import { RevokeFeedDialog } from './RevokeFeedDialog.tsx';

const feedDialog: Part<FeedDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./FeedDialog.tsx')).FeedDialog,
};

/** Every way to hear of what happens to the network outside of the portal. The address of a feed is shown once, when it is made. */
export function SubscribePage() {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { offersSms = false } = useRuntimeConfig();
  const { onlyMine } = useScope();
  const { impersonatedUserId, isInternal, roles } = useIdentity();
  const isActing = impersonatedUserId !== undefined;
  // Feeds and settings belong to the company's own users.
  const mayMake = !isActing && !isInternal;
  const isAdministrator = roles.includes('UserAdministrator');
  const query = useFeeds();
  const [asked, setAsked] = useState<{ kind: FeedKind; feed?: CalendarToken }>({ kind: 'CALENDAR' });
  const [revoked, setRevoked] = useState<CalendarToken>();
  const [made, setMade] = useState<CalendarToken>();
  const { Dialog, prepare, open, close } = useLazyDialog(feedDialog);
  const ask = (kind: FeedKind, feed?: CalendarToken) => {
    setAsked({ kind, ...(feed && { feed }) });
    open();
  };
  const refetch = () => void query.mutate();
  const rows = { query, mayMake, onChange: (feed: CalendarToken) => ask(feed.kind, feed), onRevoke: setRevoked };
  const mail = formatMessage({ id: offersSms ? 'statusFeeds.new.mailAndSms' : 'statusFeeds.new.mail' });
  return (
    <Stack>
      <StatusHead
        current="subscribe"
        onlyMine={onlyMine}
        {...(mayMake && {
          actions: (
            <Menu
              variant="primary"
              align="end"
              label={formatMessage({ id: 'statusFeeds.new' })}
              onPointerEnter={prepare}
              onFocus={prepare}
              groups={[
                {
                  items: [
                    {
                      label: formatMessage({ id: 'statusFeeds.new.calendar' }),
                      icon: IconCalendarPlus,
                      onSelect: () => ask('CALENDAR'),
                    },
                    {
                      label: formatMessage({ id: 'statusFeeds.new.news' }),
                      icon: IconRss,
                      onSelect: () => ask('NEWS'),
                    },
                    { label: mail, icon: IconMail, onSelect: () => void navigate(notificationSettingsPath) },
                    ...(isAdministrator
                      ? [
                          {
                            label: formatMessage({ id: 'statusFeeds.new.webhook' }),
                            icon: IconWebhook,
                            onSelect: () => void navigate(newWebhookPath),
                          },
                        ]
                      : []),
                  ],
                },
              ]}
            />
          ),
        })}
      />
      {made?.path !== undefined && <MadeFeed feed={made} path={made.path} onDone={() => setMade(undefined)} />}
      <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
        <Stack>
          <FeedsSheet kind="CALENDAR" {...rows} />
          {isAdministrator && <WebhooksSheet />}
        </Stack>
        <Stack>
          {/* What can't be loaded says so once. */}
          {(query.data !== undefined || query.error === undefined) && <FeedsSheet kind="NEWS" {...rows} />}
          {(isActing || !isInternal) && <MailSheet />}
          <Note tone="info" icon={IconAddressBook}>
            {formatMessage({ id: 'statusMail.contacts' })}
            {(isAdministrator || roles.includes('OperationResponsible')) && (
              <>
                {' '}
                <Link href={contactsPath}>{formatMessage({ id: 'statusMail.contacts.open' })}</Link>
              </>
            )}
          </Note>
          <Note tone="neutral" icon={IconKey}>
            {formatMessage({ id: 'statusFeeds.secret' })}
          </Note>
        </Stack>
      </Grid>
      {Dialog && (
        <Dialog
          {...asked}
          onClose={close}
          onOutdated={refetch}
          onDone={(feed) => {
            close();
            if (feed.path === undefined) alerts.success('statusFeeds.change.done');
            else setMade(feed);
          }}
        />
      )}
      {revoked && (
        <RevokeFeedDialog
          feed={revoked}
          onClose={() => setRevoked(undefined)}
          onOutdated={refetch}
          onRevoked={() => {
            if (made?.id === revoked.id) setMade(undefined);
            setRevoked(undefined);
            alerts.success('statusFeeds.revoke.done');
          }}
        />
      )}
    </Stack>
  );
}

function MadeFeed({ feed: { kind, name }, path, onDone }: { feed: CalendarToken; path: string; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { origin } = window.location;
  const copyLabel = formatMessage({ id: 'statusFeeds.made.copy' });
  const news = [
    { label: 'RSS', value: `${origin}${path.replace(/\.atom$/, '.rss')}` },
    { label: 'Atom', value: `${origin}${path}` },
  ];
  const calendar = [{ label: formatMessage({ id: 'statusFeeds.made.address' }), value: `${origin}${path}` }];
  return (
    <ShownOnce
      title={formatMessage({ id: 'statusFeeds.made.title' }, { name })}
      help={formatMessage({ id: kind === 'NEWS' ? 'statusNews.made.help' : 'statusFeeds.made.once' })}
      secrets={
        kind === 'NEWS'
          ? news.map((one) => ({
              ...one,
              copyLabel: formatMessage({ id: 'statusNews.made.copy' }, { format: one.label }),
            }))
          : calendar.map((one) => ({ ...one, copyLabel }))
      }
      {...(kind === 'CALENDAR' && {
        actions: (
          <Button icon={IconCalendarPlus} href={`${origin.replace(/^https?/, 'webcal')}${path}`}>
            {formatMessage({ id: 'statusFeeds.made.open' })}
          </Button>
        ),
      })}
      doneLabel={formatMessage({ id: 'statusFeeds.made.done' })}
      onDone={onDone}
    />
  );
}
