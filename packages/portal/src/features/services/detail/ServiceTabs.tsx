import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { serviceTabs } from '../servicesAddress.ts';
import type { ServicesAddress } from '../useServicesView.ts';

export interface ServiceTabsProps {
  address: ServicesAddress;
  /** Once it is known and there are some. */
  orderCount?: number | undefined;
}

/** The parts of the page of a service. */
export function ServiceTabs({ address: { view, hrefOf }, orderCount = 0 }: ServiceTabsProps) {
  const { formatMessage } = useIntl();
  const hrefOfTab = (tab: (typeof serviceTabs)[number]) => hrefOf({ tab, historyPage: 0 });
  return (
    <SubMenu
      label={formatMessage({ id: 'services.details.tabs' })}
      currentPath={hrefOfTab(view.tab)}
      items={serviceTabs.map((tab) => ({
        href: hrefOfTab(tab),
        label: formatMessage({ id: `services.tab.${tab}` }),
        ...(tab === 'orders' && orderCount > 0 && { count: orderCount }),
      }))}
    />
  );
}
