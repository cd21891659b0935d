import type { ChangeRequestPage } from '@skerry/contracts';
import { SubMenu } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { changeRequestStates, type ChangeRequestsView } from '../changeRequestsAddress.ts';

export interface ChangeRequestsTabsProps {
  address: ListAddress<ChangeRequestsView>;
  counts: ChangeRequestPage['counts'] | undefined;
}

/** The requests by state, with how many there are. What is filtered by holds in all of them. */
export function ChangeRequestsTabs({ address, counts }: ChangeRequestsTabsProps) {
  const { formatMessage } = useIntl();
  const { view, hrefOf } = address;
  return (
    <SubMenu
      currentPath={hrefOf({ state: view.state, page: 0 })}
      items={changeRequestStates.map((state) => ({
        href: hrefOf({ state, page: 0 }),
        label: formatMessage({ id: `changeRequests.state.${state}` }),
        ...(counts && { count: state === 'all' ? counts.open + counts.closed : counts[state] }),
      }))}
    />
  );
}
