import { Button, PageHeader, Sheet, Stack, ViewMenuAction } from '@skerry/ui';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../platform/access/access.ts';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { useRememberList } from '../../platform/list/useLastList.ts';
import { servicesAccess } from '../../platform/services-section/services-section.access.ts';
import { servicesPath } from '../../platform/services-section/services-section.paths.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { newQuoteHref, offersQuotes } from '../quote-and-order/quote-and-order.paths.ts';
import { CountsFailure } from './list/CountsFailure.tsx';
import { OrdersList } from './list/OrdersList.tsx';
import { useExportOrders } from './list/useExportOrders.ts';
import { useOrderCounts } from './orders.queries.ts';
import { ordersFormat } from './ordersAddress.ts';
import type { OrdersProps } from './ordersProps.ts';
import { OrdersTabs } from './OrdersTabs.tsx';
import { newQuoteIcon } from '../../platform/services-section/new-quote-icon.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

const calendar: Part<OrdersProps> = {
  texts: ['ui-dates'],
  component: async () => (await import('./calendar/OrdersCalendar.tsx')).OrdersCalendar,
};

/** What the company has ordered: as a list, or in a calendar. */
export function OrdersPage() {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const address = useListAddress(ordersFormat);
  useRememberList('orders', address.hrefOf({}));
  const counts = useOrderCounts();
  const hasRoom = useIsAtLeast('small');
  const mayQuote = offersQuotes(useMenuEntries(), useStartupData().flags);
  const exportOrders = useExportOrders();
  const exporting = {
    label: formatMessage({ id: 'orders.export' }),
    icon: IconFileTypeCsv,
    onSelect: () => exportOrders(address.view.filter),
  };
  const shared = { address, counts: counts.data, countsError: counts.error };
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.orders' })}
        {...(mayOpen(servicesAccess, roles) && {
          back: { href: servicesPath, label: formatMessage({ id: 'pages.services' }) },
        })}
        {...(mayQuote && {
          actions: (
            <Button variant="primary" icon={newQuoteIcon} href={newQuoteHref}>
              {formatMessage({ id: 'orders.newQuote' })}
            </Button>
          ),
        })}
        // On phones it is in the menu of the list: two menus would look alike.
        {...(hasRoom && { more: [{ items: [exporting] }] })}
        tabs={<OrdersTabs {...shared} />}
      />
      {address.view.layout === 'list' ? (
        <OrdersList
          {...shared}
          {...(!hasRoom && {
            viewItems: (close: () => void) => (
              <ViewMenuAction
                icon={exporting.icon}
                onClick={() => {
                  close();
                  exporting.onSelect();
                }}
              >
                {exporting.label}
              </ViewMenuAction>
            ),
          })}
        />
      ) : (
        <InCalendar {...shared} />
      )}
    </Stack>
  );
}

function InCalendar(props: OrdersProps) {
  const { Component: OrdersCalendar } = useRequiredComponent(calendar);
  return (
    <>
      <CountsFailure error={props.countsError} />
      {OrdersCalendar ? <OrdersCalendar {...props} /> : <Sheet aria-busy />}
    </>
  );
}
