import type { OpticalRequestPage } from '@skerry/contracts';
import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { opticalStates, type OpticalRequestsView } from '../opticalRequestsAddress.ts';

export interface OpticalRequestsTabsProps {
  address: ListAddress<OpticalRequestsView>;
  /** Undefined while they are on their way: the tabs stand there at once. */
  counts: OpticalRequestPage['counts'] | undefined;
}

/** The requests by state, with how many there are. What is filtered by holds in all of them. */
export function OpticalRequestsTabs({ address: { view, hrefOf }, counts }: OpticalRequestsTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <SubMenu
      currentPath={hrefOf({ state: view.state, page: 0 })}
      items={opticalStates.map((state) => ({
        href: hrefOf({ state, page: 0 }),
        label: formatMessage({ id: `optical.state.${state}` }),
        ...(counts && { count: state === 'all' ? counts.open + counts.closed : counts[state] }),
      }))}
    />
  );
}
