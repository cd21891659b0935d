import { serviceStatusCode, type Service } from '@skerry/contracts';
import { StatusLabel, Text } from '@skerry/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { daysLeft } from '../contractEnd.ts';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';

export interface ContractEndDayProps {
  service: Pick<Service, 'contractEndsOn' | 'status'>;
  /** Where no end is known. */
  unknown: ReactNode;
}

/** The last day of a contract in a cell, marked where it comes soon. */
export function ContractEndDay({ service, unknown }: ContractEndDayProps) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { contractEndsOn, status } = service;
  if (contractEndsOn === null)
    return serviceStatusCode(status) === 'INSTALLATION_ONGOING' ? (
      <Text tone="muted">{formatMessage({ id: 'services.contract.atDelivery' })}</Text>
    ) : (
      unknown
    );
  if (hasEnded(service) || daysLeft(contractEndsOn, today) === undefined) return <Day value={contractEndsOn} />;
  return (
    <StatusLabel tone="attention" icon={IconCalendarDue}>
      <Day value={contractEndsOn} />
    </StatusLabel>
  );
}
