import { Link } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { useDeliveryPlan } from '../orders.queries.ts';
import type { OrdersAddress, OrdersFilter } from '../ordersAddress.ts';

interface DeliveryPlanProps {
  /** Open deliveries. */
  filter: OrdersFilter;
  /** By more than being open: that nothing is found says nothing about the others. */
  isNarrowed: boolean;
  address: OrdersAddress;
}

/** How many of the open deliveries the calendar can show, with the way to those that it can't. */
export function DeliveryPlan({ filter, isNarrowed, address }: DeliveryPlanProps) {
  const plan = useDeliveryPlan(filter);
  if (plan === undefined) return null;
  const { found, unconfirmed } = plan;
  if (found === 0 && filter.text !== '')
    return <FormattedMessage id="orders.calendar.noMatch" values={{ text: filter.text }} />;
  if (found === 0 && isNarrowed) return <FormattedMessage id="orders.calendar.noneFiltered" />;
  if (unconfirmed === 0) return <FormattedMessage id="orders.calendar.allPlanned" values={{ count: found }} />;
  return (
    <FormattedMessage
      id="orders.calendar.planned"
      values={{
        confirmed: found - unconfirmed,
        count: found,
        others: (
          <Link href={address.hrefOf({ layout: 'list', page: 0, filter: { ...filter, isUnconfirmed: true } })}>
            <FormattedMessage id="orders.calendar.unplanned" values={{ count: unconfirmed }} />
          </Link>
        ),
      }}
    />
  );
}
