import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { ServicesSubMenu } from '../../platform/services-section/ServicesSubMenu.tsx';
import { Orders } from './components/Orders.tsx';
import { ordersPath } from './orders.paths.ts';
import { useRememberOrdersView } from './useLastOrdersView.ts';
import { useOrdersView } from './useOrdersView.ts';

/** What the company has ordered. */
export function OrdersPage() {
  const { formatMessage } = useIntl();
  const address = useOrdersView();
  useRememberOrdersView(address.view);
  return (
    <Stack>
      <PageHeader title={formatMessage({ id: 'pages.orders' })} tabs={<ServicesSubMenu currentPath={ordersPath} />} />
      <Orders address={address} />
    </Stack>
  );
}
