import type { OrderSummary } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Link, OnRowHover, StatusLabel, Text } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useTimeZone } from '../../../platform/format/useTimeZone.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { nextOf } from '../../../platform/orders/nextOf.ts';
import { orderDecisionsPath } from '../orders.paths.ts';

const DecisionLink = styled(Link)`
  color: inherit;
`;

type Waiting = Pick<OrderSummary, 'yourActions' | 'respondBy'>;

/** What an order waits for the reader to do, and until when. */
export function useDecisionWords(): (order: Waiting) => string {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return useCallback(
    ({ yourActions, respondBy }) => {
      const [first, ...others] = yourActions;
      const what =
        others.length > 0 || first === undefined
          ? formatMessage({ id: 'orders.next.decisions' }, { count: yourActions.length })
          : formatMessage({ id: `orders.next.${first}` });
      return respondBy === null
        ? what
        : formatMessage(
            { id: 'orders.next.by' },
            { what, date: formatDate(language, new Date(respondBy), 'shortDate', timeZone) },
          );
    },
    [formatMessage, language, timeZone],
  );
}

/** What comes next for an order: a decision of the reader's, which the words lead to, or what we do. */
export function NextStep({ order }: { order: OrderSummary }) {
  const { formatMessage } = useIntl();
  const words = useDecisionWords()(order);
  if (order.yourActions.length > 0)
    return (
      <StatusLabel tone="attention" icon={IconFlag3Filled}>
        <DecisionLink href={orderDecisionsPath(order.id)}>{words}</DecisionLink>
      </StatusLabel>
    );
  const next = nextOf(order);
  return next === undefined ? (
    <OnRowHover>
      <Text tone="muted">{formatMessage({ id: 'orders.next.none' })}</Text>
    </OnRowHover>
  ) : (
    <Text tone="muted">{formatMessage({ id: `order.nextStep.${next}` })}</Text>
  );
}

/** The same without a link, for rows that are one. */
export function DecisionLabel({ order }: { order: Waiting }) {
  const words = useDecisionWords()(order);
  return (
    <StatusLabel tone="attention" icon={IconFlag3Filled}>
      {words}
    </StatusLabel>
  );
}
