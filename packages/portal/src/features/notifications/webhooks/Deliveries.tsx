import type { Webhook, WebhookDelivery } from '@skerry/contracts';
import { Button, EmptyState, Pagination, SegmentedControl, Sheet, Table } from '@skerry/ui';
import { IconSend } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { readPage } from '../../../platform/list/listQuery.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useDeliveries, useSendAgain } from './webhook.data.ts';
import { useDeliveryColumns } from './useDeliveryColumns.tsx';
import { webhookFailure } from './webhookFailure.ts';

const pageSize = 25;
const choices = ['all', 'failing'] as const;

/** What was sent to a webhook in thirty days, how it was answered, and what can be sent again. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const isActing = useIdentity().impersonatedUserId !== undefined;
  const [query, setQuery] = useSearchParams();
  const shown = query.get('show') === 'failing' ? 'failing' : 'all';
  const page = readPage(query);
  const { data, error, isValidating, mutate } = useDeliveries(webhook.id, {
    page,
    failing: shown === 'failing',
    pageSize,
  });
  const sending = useSendAgain(webhook.id);
  const again = (delivery: WebhookDelivery) =>
    sending.start(delivery, {
      done: () => alerts.success('webhooks.deliveries.again.done'),
      failed: (reason) =>
        alerts.failure(reason, {
          title: { id: 'webhooks.deliveries.notSentAgain' },
          message: webhookFailure(reason).message,
        }),
    });
  // What is paused is sent to nobody.
  const canSend = !isActing && webhook.active;
  const columns = useDeliveryColumns({
    actionOf: (delivery, about) =>
      canSend &&
      (delivery.state === 'FAILED' || delivery.error !== null) && (
        <Button
          size="small"
          variant="ghost"
          aria-label={formatMessage({ id: 'webhooks.deliveries.againOf' }, { about })}
          onClick={() => again(delivery)}
        >
          {formatMessage({ id: 'webhooks.deliveries.again' })}
        </Button>
      ),
  });
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(query);
    if (number === 1) next.delete('page');
    else next.set('page', String(number - 1));
    return `?${next.toString()}`;
  };
  const title = formatMessage({ id: 'webhooks.deliveries.title' });
  const counts = data?.counts;
  return (
    <Sheet
      title={title}
      description={formatMessage({ id: 'webhooks.deliveries.kept' })}
      padding="none"
      actions={
        <SegmentedControl
          label={formatMessage({ id: 'webhooks.deliveries.show' })}
          options={choices.map((value) => ({
            value,
            label: [formatMessage({ id: `webhooks.deliveries.${value}` }), counts?.[value]]
              .filter((part) => part !== undefined)
              .join(' '),
          }))}
          value={shown}
          onValueChange={(value) => setQuery(value === 'all' ? {} : { show: value })}
        />
      }
    >
      <Table
        label={title}
        isPlain
        columns={columns}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        layout="fixed"
        lines={2}
        isLoading={data === undefined && error === undefined}
        expectedRows={5}
        {...(error !== undefined &&
          data === undefined && {
            error: (
              <FetchFailure
                title="webhooks.deliveries.error"
                error={error}
                isRetrying={isValidating}
                onRetry={() => void mutate()}
              />
            ),
          })}
        empty={
          <EmptyState icon={IconSend} title={formatMessage({ id: `webhooks.deliveries.empty.${shown}.title` })}>
            {formatMessage({ id: `webhooks.deliveries.empty.${shown}.body` })}
          </EmptyState>
        }
        foot={<Pagination page={page + 1} pageCount={data?.totalPages ?? 0} hrefOf={hrefOf} />}
      />
    </Sheet>
  );
}
