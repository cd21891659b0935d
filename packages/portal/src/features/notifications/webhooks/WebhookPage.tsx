import type { Webhook } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, DateTime, Menu, Sheet, Text } from '@skerry/ui';
import {
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
  IconWebhook,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { webhooksPath } from '../../../platform/notifications/notifications.paths.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { WebhookStatus } from '../../../platform/webhooks/WebhookStatus.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { Deliveries } from './Deliveries.tsx';
import { useChangeWebhook, useTestWebhook, useWebhook } from './webhook.data.ts';
import type { WebhookDialogProps } from './WebhookDialog.tsx';
import { webhookFailure } from './webhookFailure.ts';

const webhookDialog: Part<WebhookDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./WebhookDialog.tsx')).WebhookDialog,
};

/** One webhook: where it is, what it hears of, and what was sent to it. */
export function WebhookPage() {
  const { webhookId = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useWebhook(webhookId);
  return (
    <LoadedDetail
      query={query}
      back={{ href: webhooksPath, label: formatMessage({ id: 'webhooks.back' }) }}
      icon={IconWebhook}
      texts={{
        failed: 'webhooks.error',
        gone: { title: 'webhooks.gone.title', body: 'webhooks.gone.body', action: 'webhooks.gone.action' },
      }}
    >
      {(webhook) => <WebhookDetails key={webhook.id} webhook={webhook} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}

function WebhookDetails({ webhook, onOutdated }: { webhook: Webhook; onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <DetailPage
      title={webhook.name}
      flag={<WebhookStatus webhook={webhook} variant="flag" />}
      facts={[
        <Text key="url" as="span" variant="mono" style={{ overflowWrap: 'anywhere' }}>
          {webhook.url}
        </Text>,
      ]}
      actions={<WebhookActions webhook={webhook} onOutdated={onOutdated} />}
      side={
        <Sheet title={formatMessage({ id: 'webhooks.about' })}>
          <FactColumns
            isNarrow
            items={[
              {
                term: formatMessage({ id: 'webhooks.topics' }),
                description: formatList(
                  language,
                  webhook.topics.map((topic) => formatMessage({ id: `webhooks.topic.${topic}` })),
                ),
              },
              {
                term: formatMessage({ id: 'webhooks.signed' }),
                description: formatMessage({ id: 'webhooks.signed.how' }),
              },
              {
                term: formatMessage({ id: 'webhooks.created' }),
                description: <DateTime value={webhook.createdAt} format="date" />,
              },
            ]}
          />
        </Sheet>
      }
    >
      <Deliveries webhook={webhook} />
    </DetailPage>
  );
}

function WebhookActions({ webhook, onOutdated }: { webhook: Webhook; onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const isActing = useIdentity().impersonatedUserId !== undefined;
  const testing = useTestWebhook();
  const changing = useChangeWebhook();
  const [isDeleting, setDeleting] = useState(false);
  const { Dialog, prepare, open, close } = useLazyDialog(webhookDialog, `webhook.${webhook.id}`);
  // Staff who act as a user look and leave it alone.
  if (isActing) return null;
  const failed = (title: 'webhooks.notTested' | 'webhooks.notSaved') => (error: unknown) => {
    const { message, isOutdated } = webhookFailure(error);
    alerts.failure(error, { title: { id: title }, message });
    if (isOutdated) onOutdated();
  };
  const { name, url, topics, active } = webhook;
  const turn = active ? 'pause' : 'resume';
  return (
    <>
      <Button
        icon={IconSend}
        isLoading={testing.isPending}
        onClick={() =>
          testing.start(webhook, {
            done: () => alerts.success('webhooks.test.done'),
            failed: failed('webhooks.notTested'),
          })
        }
      >
        {formatMessage({ id: 'webhooks.test' })}
      </Button>
      <Button icon={IconPencil} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        {formatMessage({ id: 'webhooks.change' })}
      </Button>
      <Menu
        label={formatMessage({ id: 'webhooks.actionsOf' }, { name })}
        icon={IconDots}
        isLabelHidden
        align="end"
        isLoading={changing.isPending}
        groups={[
          {
            items: [
              {
                label: formatMessage({ id: `webhooks.${turn}` }),
                icon: active ? IconPlayerPause : IconPlayerPlay,
                onSelect: () =>
                  changing.start(
                    { webhook, details: { name, url, topics, active: !active } },
                    { done: () => alerts.success(`webhooks.${turn}.done`), failed: failed('webhooks.notSaved') },
                  ),
              },
            ],
          },
          {
            items: [
              {
                label: formatMessage({ id: 'webhooks.delete' }),
                icon: IconTrash,
                isDestructive: true,
                onSelect: () => setDeleting(true),
              },
            ],
          },
        ]}
      />
      {Dialog && (
        <Dialog
          webhook={webhook}
          onClose={close}
          onOutdated={onOutdated}
          onDone={() => {
            close();
            alerts.success('webhooks.change.done');
          }}
        />
      )}
      {isDeleting && (
        <DeleteWebhookDialog
          webhook={webhook}
          onClose={() => setDeleting(false)}
          onOutdated={onOutdated}
          onDeleted={() => {
            alerts.success('webhooks.delete.done');
            void navigate(webhooksPath, { replace: true });
          }}
        />
      )}
    </>
  );
}
