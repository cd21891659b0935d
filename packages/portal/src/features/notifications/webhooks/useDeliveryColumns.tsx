import type { WebhookDelivery } from '@skerry/contracts';
import { CellLines, DateTime, StatusLabel, Text, type TableColumn } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClockExclamation,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

const failures = ['REFUSED_ADDRESS', 'TIMEOUT', 'REDIRECT', 'STATUS', 'NO_CONNECTION'] as const;

interface DeliveryActions {
  actionOf: (delivery: WebhookDelivery, about: string) => ReactNode;
}

/** What was sent when, what it told of, how it was answered, and how long that took. */
export function useDeliveryColumns({ actionOf }: DeliveryActions): readonly TableColumn<WebhookDelivery>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const isWide = useIsAtLeast('medium');
  const aboutOf = ({ title }: WebhookDelivery) =>
    (translatedText(title, language) ?? title[0])?.displayName ?? formatMessage({ id: 'webhooks.deliveries.test' });
  const sent = ({ createdAt, lastAttemptAt }: WebhookDelivery) => (
    <DateTime value={lastAttemptAt ?? createdAt} format="shortDateTime" />
  );
  const header = (id: 'sent' | 'event' | 'answer' | 'took') => formatMessage({ id: `webhooks.deliveries.${id}` });
  return [
    ...(isPhone ? [] : [{ id: 'sent', header: header('sent'), width: '9.5rem', cell: sent }]),
    {
      id: 'event',
      header: header('event'),
      cell: (delivery) => (
        <CellLines
          detail={
            isPhone ? (
              sent(delivery)
            ) : (
              <Text as="span" variant="monoSmall" translate="no">
                {delivery.type}
              </Text>
            )
          }
        >
          {aboutOf(delivery)}
        </CellLines>
      ),
    },
    {
      id: 'answer',
      header: header('answer'),
      width: isPhone ? '9.5rem' : '15rem',
      cell: (delivery) => {
        const action = isPhone || !isWide ? actionOf(delivery, aboutOf(delivery)) : false;
        return (
          <CellLines detail={action === false ? <AnswerDetail delivery={delivery} /> : action}>
            <Answer delivery={delivery} />
          </CellLines>
        );
      },
    },
    {
      id: 'took',
      header: header('took'),
      isNumeric: true,
      visibleFrom: 'medium',
      width: '6rem',
      cell: ({ milliseconds }) =>
        milliseconds !== null && (
          <FormattedMessage id="webhooks.deliveries.tookMilliseconds" values={{ count: milliseconds }} />
        ),
    },
    ...(isWide
      ? [
          {
            id: 'actions',
            header: formatMessage({ id: 'webhooks.actions' }),
            isHeaderHidden: true,
            width: '10rem',
            cell: (delivery: WebhookDelivery) => actionOf(delivery, aboutOf(delivery)),
          },
        ]
      : []),
  ];
}

/** By shape, word and colour. */
function Answer({ delivery: { state, status, error } }: { delivery: WebhookDelivery }) {
  const { formatMessage } = useIntl();
  if (state === 'DELIVERED')
    return (
      <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
        {status}
      </StatusLabel>
    );
  if (error === null)
    return (
      <StatusLabel tone="neutral" icon={IconCircleDashed}>
        {formatMessage({ id: 'webhooks.deliveries.onItsWay' })}
      </StatusLabel>
    );
  const known = failures.find((one) => one === error) ?? 'other';
  return (
    <StatusLabel
      tone={state === 'FAILED' ? 'critical' : 'attention'}
      icon={state === 'FAILED' ? IconAlertTriangleFilled : IconClockExclamation}
    >
      {formatMessage({ id: `webhooks.deliveries.failed.${known}` }, { status })}
    </StatusLabel>
  );
}

function AnswerDetail({ delivery: { state, attempts, nextAttemptAt, error } }: { delivery: WebhookDelivery }) {
  if (state === 'FAILED') return <FormattedMessage id="webhooks.deliveries.givenUp" values={{ count: attempts }} />;
  if (state === 'PENDING' && error !== null && nextAttemptAt !== null)
    return (
      <FormattedMessage
        id="webhooks.deliveries.next"
        values={{ moment: <DateTime key="moment" value={nextAttemptAt} format="shortDateTime" /> }}
      />
    );
  return attempts > 1 ? <FormattedMessage id="webhooks.deliveries.attempts" values={{ count: attempts }} /> : null;
}
