import type { SelectableCustomer } from '@skerry/contracts';
import { NoMatchState, SearchField, Skeleton, Stack, Tag, Text } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useIdentity } from '../../platform/session/useSession.ts';
import { CustomerIds } from './CustomerIds.tsx';
import { CustomerList, CustomerRow } from './ChooseCustomerDialog.styles.ts';
import { findCustomers } from './findCustomers.ts';
import { useSelectableCustomers } from '../../platform/session/useSelectableCustomers.ts';

/** How many stand in the list; who has thousands types some letters. */
const shownCustomers = 50;

export interface CustomerFinderProps {
  isDisabled: boolean;
  onChoose: (customer: SelectableCustomer) => void;
}

/** The customers that can be chosen, found by name, organisation number or customer id. */
export function CustomerFinder({ isDisabled, onChoose }: CustomerFinderProps) {
  const { formatMessage } = useIntl();
  const { customerId } = useIdentity();
  const { data: customers, error, isValidating, mutate } = useSelectableCustomers();
  const [filter, setFilter] = useState('');

  if (error !== undefined && !customers)
    return (
      <FetchFailure
        title="chooseCustomer.error"
        alert={false}
        error={error}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  const found = customers && findCustomers(customers, filter);
  const counted = found && [
    formatMessage({ id: 'chooseCustomer.count' }, { count: found.length }),
    ...(found.length > shownCustomers
      ? [formatMessage({ id: 'chooseCustomer.first' }, { count: shownCustomers })]
      : []),
  ];
  return (
    <Stack gap={12}>
      <SearchField
        label={formatMessage({ id: 'chooseCustomer.filter' })}
        value={filter}
        onValueChange={setFilter}
        readOnly={isDisabled}
      />
      <Text variant="caption" tone="muted" role="status">
        {counted?.join(' ')}
      </Text>
      {!found && (
        <Stack aria-busy>
          <Skeleton width={60} />
          <Skeleton width={45} />
          <Skeleton width={70} />
        </Stack>
      )}
      {found?.length === 0 && (
        <NoMatchState
          level={3}
          title={formatMessage({ id: 'chooseCustomer.noMatch' }, { filter: filter.trim() })}
          onClear={() => setFilter('')}
        />
      )}
      {found && found.length > 0 && (
        <CustomerList>
          {found.slice(0, shownCustomers).map((customer) => (
            <li key={customer.id}>
              <CustomerRow type="button" disabled={isDisabled} onClick={() => onChoose(customer)}>
                <span>
                  <Text as="div" variant="bodyStrong">
                    {customer.name}
                  </Text>
                  <Text as="div" variant="caption" tone="muted">
                    <CustomerIds customer={customer} />
                  </Text>
                </span>
                {customer.id === customerId && (
                  <Tag>
                    <FormattedMessage id="chooseCustomer.current" />
                  </Tag>
                )}
              </CustomerRow>
            </li>
          ))}
        </CustomerList>
      )}
    </Stack>
  );
}
