import type { Webhook } from '@skerry/contracts';
import { CellLines, DateTime, EmptyState, Link, Sheet, Table, Text, type TableColumn } from '@skerry/ui';
import { IconWebhook } from '@tabler/icons-react';
import { formatList } from '@skerry/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { webhookPath } from '../notifications/notifications.paths.ts';
import { useWebhooks } from './webhooks.queries.ts';
import { WebhookStatus } from './WebhookStatus.tsx';

/** The company's webhooks: where they are, what they hear of, and whether they receive it. Each leads to its deliveries. */
export function WebhooksSheet() {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useWebhooks();
  const columns = useColumns();
  const title = formatMessage({ id: 'webhooks.title' });
  return (
    <Sheet title={title} description={formatMessage({ id: 'webhooks.description' })} padding="none">
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => webhookPath(id)}
        layout="fixed"
        lines={2}
        isLoading={data === undefined && error === undefined}
        expectedRows={2}
        {...(error !== undefined &&
          data === undefined && {
            error: (
              <FetchFailure
                title="webhooks.error"
                error={error}
                isRetrying={isValidating}
                onRetry={() => void mutate()}
              />
            ),
          })}
        empty={
          <EmptyState icon={IconWebhook} title={formatMessage({ id: 'webhooks.empty.title' })}>
            {formatMessage({ id: 'webhooks.empty.body' })}
          </EmptyState>
        }
      />
    </Sheet>
  );
}

function useColumns(): readonly TableColumn<Webhook>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  return useMemo(
    (): TableColumn<Webhook>[] => [
      {
        id: 'name',
        header: formatMessage({ id: 'webhooks.name' }),
        cell: (webhook) => (
          <CellLines detail={new URL(webhook.url).host}>
            <Link href={webhookPath(webhook.id)}>{webhook.name}</Link>
          </CellLines>
        ),
      },
      {
        id: 'topics',
        header: formatMessage({ id: 'webhooks.topics' }),
        visibleFrom: 'medium',
        cell: ({ topics }) =>
          formatList(
            language,
            topics.map((topic) => formatMessage({ id: `webhooks.topic.${topic}` })),
          ),
      },
      {
        id: 'status',
        header: formatMessage({ id: 'webhooks.status' }),
        width: isPhone ? '8.75rem' : '12rem',
        cell: (webhook) => (
          <CellLines
            detail={
              webhook.lastDelivery !== null && (
                <DateTime
                  value={webhook.lastDelivery.lastAttemptAt ?? webhook.lastDelivery.createdAt}
                  format="shortDateTime"
                />
              )
            }
          >
            <Text as="span">
              <WebhookStatus webhook={webhook} />
            </Text>
          </CellLines>
        ),
      },
    ],
    [formatMessage, language, isPhone],
  );
}
