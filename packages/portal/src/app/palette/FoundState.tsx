import { readServiceStatus, type FoundItem } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { ChangeStatusLabel } from '../../platform/change-requests/ChangeStatusLabel.tsx';
import { DisturbanceState } from '../../platform/disturbances/DisturbanceState.tsx';
import { NoticesLabel } from '../../platform/services-section/NoticesLabel.tsx';
import { hasFault, ServiceHealth } from '../../platform/services-section/ServiceHealth.tsx';
import { StatusWord } from '../../platform/services-section/StatusWord.tsx';
import { OrderStatusLabel } from '../../platform/orders/OrderStatusLabel.tsx';
import type { FoundKind } from './found-kinds.ts';

type State = Pick<FoundItem, 'status' | 'health' | 'serviceCount' | 'noticeCount'>;

/** Whether anything is known of how a thing stands: what was remembered has no state, which may be another one by now. */
export function hasState({ status, health, serviceCount }: State): boolean {
  return status !== undefined || health !== undefined || serviceCount !== undefined;
}

/** How a thing stands that was found. */
export function FoundState({ kind, ...state }: State & { kind: FoundKind }) {
  const { status = '' } = state;
  switch (kind) {
    case 'services':
      return <ServiceState {...state} />;
    case 'sites':
      return <SiteState {...state} />;
    case 'orders':
      return <OrderStatusLabel status={status} />;
    case 'disturbances':
    case 'plannedWorks':
      return <DisturbanceState state={status} />;
    case 'changeRequests':
      return <ChangeStatusLabel status={status} />;
    case 'users':
    case 'contacts':
      return null;
  }
}

/** Of a service in use how it works, of another one why it does not. */
function ServiceState({ status = '', health }: State) {
  const service = { status, ...(health !== undefined && { health }) };
  return hasFault(service) || readServiceStatus(status) === 'IN_SERVICE' ? (
    <ServiceHealth service={service} />
  ) : (
    <StatusWord status={status} />
  );
}

/** The worst that is the matter at a site, as the list of sites says it, or else how many services there are. */
function SiteState({ health, serviceCount = 0, noticeCount = 0 }: State) {
  const { formatMessage } = useIntl();
  if (health !== undefined) return <ServiceHealth service={{ status: 'In service', health }} />;
  if (noticeCount > 0) return <NoticesLabel count={noticeCount} />;
  return (
    <Text variant="caption" tone="muted">
      {formatMessage({ id: 'palette.serviceCount' }, { count: serviceCount })}
    </Text>
  );
}
