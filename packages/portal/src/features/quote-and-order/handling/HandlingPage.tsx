import { handlingReasons, type HandlingReason, type QuoteInHandling } from '@skerry/contracts';
import { EmptyState, PageHeader, Stack } from '@skerry/ui';
import { IconCoffee } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { List } from '../../../platform/list/List.tsx';
import { choiceFilter, oneFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { useRememberList } from '../../../platform/list/useLastList.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { handledQuoteHref, quoteHandlingListId } from '../quote-handling.paths.ts';
import { useQuotesInHandling } from './handling.queries.ts';
import { handlingFormat, handlingPageSize, handlingQuery } from './handlingAddress.ts';
import { useWaitingGroups } from './useWaitingGroups.ts';
import { useHandlingColumns } from './useHandlingColumns.tsx';

/** What waits for a specialist at all customers, who has waited longest first. */
export function HandlingPage() {
  const { formatMessage } = useIntl();
  const { customerId: own } = useIdentity();
  const { customer } = useStartupData();
  const address = useListAddress(handlingFormat);
  const { view, change } = address;
  useRememberList(quoteHandlingListId, address.hrefOf({}));
  const queue = useQuotesInHandling(handlingQuery(view));
  const { columns, phone } = useHandlingColumns();
  const groupOf = useWaitingGroups(queue.data);
  const found = queue.data?.totalItems;
  const isFiltered = view.filter !== '' || view.reasons.length > 0 || view.customerId !== '';
  const options = [
    { value: '', label: formatMessage({ id: 'quoteHandling.filter.allCustomers' }) },
    { value: own, label: customer.name },
    // From an address that somebody has kept.
    ...([own, ''].includes(view.customerId) ? [] : [{ value: view.customerId, label: view.customerId }]),
  ];
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.quoteHandling' })}
        meta={formatMessage({ id: 'quoteHandling.intro' })}
      />
      <List
        id={quoteHandlingListId}
        label={formatMessage({ id: 'pages.quoteHandling' })}
        address={address}
        savedViews={savedViewsOf('quoteHandling', handlingFormat, address)}
        query={queue}
        rowKey={keyOf}
        rowHref={hrefOf}
        {...(groupOf && { groupOf })}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'quoteHandling.filter.text' }),
          placeholder: formatMessage({ id: 'quoteHandling.filter.textShort' }),
        }}
        filters={[
          choiceFilter<HandlingReason>({
            id: 'reason',
            label: formatMessage({ id: 'quoteHandling.field.reason' }),
            isPrimary: true,
            options: handlingReasons.map((value) => ({
              value,
              label: formatMessage({ id: `quoteHandling.reason.${value}` }),
            })),
            value: view.reasons,
            onChange: (reasons) => change({ reasons }),
          }),
          oneFilter({
            id: 'customer',
            label: formatMessage({ id: 'quoteHandling.field.customer' }),
            isPrimary: true,
            options,
            usual: '',
            value: view.customerId,
            onChange: (customerId) => change({ customerId }),
          }),
        ]}
        sort={undefined}
        sortHint={formatMessage({ id: 'quoteHandling.sort' })}
        count={found === undefined ? undefined : formatMessage({ id: 'quoteHandling.found' }, { count: found })}
        found={found}
        perPage={formatMessage({ id: 'quoteHandling.perPage' }, { count: handlingPageSize })}
        errorTitle="quoteHandling.error"
        isEmpty={found === 0 && !isFiltered}
        empty={
          <EmptyState icon={IconCoffee} title={formatMessage({ id: 'quoteHandling.empty.title' })}>
            {formatMessage({ id: 'quoteHandling.empty.body' })}
          </EmptyState>
        }
      />
    </Stack>
  );
}

const keyOf = ({ quote }: QuoteInHandling) => quote.id;
const hrefOf = ({ quote, customer }: QuoteInHandling) => handledQuoteHref(quote.id, customer.id);
