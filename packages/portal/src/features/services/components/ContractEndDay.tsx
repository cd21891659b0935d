import { serviceStatusCode, type Service } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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
  // What the contract said no longer holds.
  if (hasEnded(service)) {
    const code = serviceStatusCode(status) === 'TERMINATED_BEFORE_DELIVERY' ? 'neverDelivered' : 'ended';
    return <Text tone="muted">{formatMessage({ id: `services.health.${code}` })}</Text>;
  }
  if (contractEndsOn === null)
    return serviceStatusCode(status) === 'INSTALLATION_ONGOING' ? (
      <Text tone="muted">{formatMessage({ id: 'services.contract.atDelivery' })}</Text>
    ) : (
      unknown
    );
  return <EndDay value={contractEndsOn} />;
}
