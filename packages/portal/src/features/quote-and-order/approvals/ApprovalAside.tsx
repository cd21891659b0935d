import type { Approval } from '@skerry/contracts';
import { DescriptionList, type Description, Link, Sheet, SheetSection, Stack, StatusLabel, Text } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { approvalHref, approvalsHref } from '../quote-and-order.paths.ts';
import { Price } from '../words/Price.tsx';
import { ApprovalStatusLabel } from '../words/quoteLabels.tsx';
import { useApprovals } from './approvals.queries.ts';

/** So many others are named. */
const named = 3;

/** Who pays, and what else has been asked for. */
export function ApprovalAside({ approval }: { approval: Approval }) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const { placement, billingAccount } = approval;
  const payer = billingAccount ?? { name: customer.name, id: placement.billingAccountId ?? customer.id };
  const items: Description[] = [
    { term: formatMessage({ id: 'quoteApprovals.payer.account' }), description: [payer.name, payer.id].join(', ') },
    ...(placement.purchaseOrderNumber
      ? [
          {
            term: formatMessage({ id: 'quoteApprovals.payer.order' }),
            description: <Text variant="mono">{placement.purchaseOrderNumber}</Text>,
          },
        ]
      : []),
    ...(placement.invoiceText
      ? [{ term: formatMessage({ id: 'quoteApprovals.payer.text' }), description: placement.invoiceText }]
      : []),
  ];
  return (
    <Sheet padding="none">
      <SheetSection title={formatMessage({ id: 'quoteApprovals.payer' })} level={2}>
        <DescriptionList items={items} />
      </SheetSection>
      <OtherRequests approval={approval} />
    </Sheet>
  );
}

function OtherRequests({ approval }: { approval: Approval }) {
  const { formatMessage } = useIntl();
  const { data } = useApprovals({ page: 0, pageSize: named + 1 });
  const others = (data?.items ?? []).filter(({ id }) => id !== approval.id).slice(0, named);
  if (others.length === 0) return null;
  return (
    <SheetSection
      title={formatMessage({ id: 'quoteApprovals.requests' })}
      level={2}
      actions={
        <Link variant="action" href={approvalsHref}>
          {formatMessage({ id: 'quoteApprovals.requests.all' })}
        </Link>
      }
    >
      <Stack as="ul" gap={16}>
        {others.map(({ id, quote, currency, monthlyMinor, requestedBy, canDecide, status }) => (
          <li key={id}>
            <Link href={approvalHref(id)}>
              {[...quote.products.map(({ name }) => name), quote.name].filter(Boolean).join(', ')}
            </Link>
            <Text as="div" variant="caption" tone="muted">
              <FormattedMessage
                id="quoteApprovals.requests.about"
                values={{ price: <Price minor={monthlyMinor} currency={currency} hasCurrency />, name: requestedBy }}
              />
            </Text>
            {canDecide ? (
              <StatusLabel tone="attention" icon={IconFlag3Filled}>
                {formatMessage({ id: 'quoteApprovals.group.waiting' })}
              </StatusLabel>
            ) : (
              <ApprovalStatusLabel status={status} />
            )}
          </li>
        ))}
      </Stack>
    </SheetSection>
  );
}
