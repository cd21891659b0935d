import { contractDaysLeft, readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Inline, Link, StatusLabel } from '@skerry/ui';
import { IconCalendarDue } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { serviceChangeHref } from '../../../platform/services-section/service-changes.ts';
import { useServiceChanges } from '../../../platform/services-section/ServiceChangeMenu.tsx';
import { usePossibleChanges } from './usePossibleChanges.ts';

/** That a contract ends soon, what becomes of the service then, and what the reader can order instead; none of one that ends later. */
export function useContractEvent(service: ServiceDetails): DetailEvent[] {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { changes, endings } = useServiceChanges(service);
  const { serviceId, contractEndsOn, endsOn, status } = service;
  const isSoon =
    readServiceStatus(status) === 'IN_SERVICE' &&
    endsOn === null &&
    contractEndsOn !== null &&
    contractDaysLeft(contractEndsOn, today) !== undefined;
  const mayEnd = endings.some(({ disabledReason }) => !disabledReason);
  const earliest = usePossibleChanges(serviceId, isSoon && mayEnd).data?.termination?.earliestLastDay;
  if (!isSoon) return [];
  // What is only added to it does not lengthen the contract.
  const addOn = serviceChangeHref('addon', [serviceId]);
  const possible = [changes, endings].flatMap(
    (items) => items.find(({ disabledReason, href }) => !disabledReason && href !== addOn) ?? [],
  );
  const hasDetail = earliest !== undefined || possible.length > 0;
  return [
    {
      id: 'contract',
      kind: (
        <StatusLabel tone="attention" icon={IconCalendarDue}>
          {formatMessage({ id: 'services.field.contractEnd' })}
        </StatusLabel>
      ),
      title: formatMessage({ id: 'service.contract.thenRunsOn' }),
      ...(hasDetail && {
        detail: (
          <Inline gap={16} style={{ rowGap: 0 }}>
            {earliest !== undefined && (
              <span>
                <FormattedMessage id="service.contract.earliest" values={{ day: <Day value={earliest} /> }} />
              </span>
            )}
            {/* Of two links none stands alone on a line. */}
            <Inline gap={16} style={{ rowGap: 0 }}>
              {possible.map(
                ({ label, href }) =>
                  href !== undefined && (
                    <Link key={href} href={href}>
                      {label}
                    </Link>
                  ),
              )}
            </Inline>
          </Inline>
        ),
      }),
      when: <Day value={contractEndsOn} />,
    },
  ];
}
