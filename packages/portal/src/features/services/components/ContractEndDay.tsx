import { serviceStatusCode, type Service } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';
import { EndDay } from './EndDay.tsx';

export interface ContractEndDayProps {
  service: Pick<Service, 'contractEndsOn' | 'status'>;
  /** Where no end is known. */
  unknown: ReactNode;
}

/** The last day of a contract in a cell, marked where it comes soon. */
export function ContractEndDay({ service, unknown }: ContractEndDayProps) {
  const { formatMessage } = useIntl();
  const { contractEndsOn, status } = service;
  if (contractEndsOn === null)
    return serviceStatusCode(status) === 'INSTALLATION_ONGOING' ? (
      <Text tone="muted">{formatMessage({ id: 'services.contract.atDelivery' })}</Text>
    ) : (
      unknown
    );
  return hasEnded(service) ? <Day value={contractEndsOn} /> : <EndDay value={contractEndsOn} />;
}
