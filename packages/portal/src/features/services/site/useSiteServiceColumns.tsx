import { serviceStatusCode, type Service } from '@skerry/contracts';
import { BitRate, CellLines, Money, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PhoneEnd, PhoneLine, PhoneLines } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { ContractEndDay } from '../components/ContractEndDay.tsx';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { DisturbedHealth } from '../../../platform/services-section/DisturbedHealth.tsx';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { lastDayOf } from './siteTotals.ts';

interface Choices {
  /** One column, two lines a row. */
  readonly isPhone: boolean;
  /** The side column leaves little room. */
  readonly isNarrow: boolean;
  readonly seesPrices: boolean;
  /** That all fees are in, which the head says for them. */
  readonly currency: string | undefined;
}

/** The columns of the services at a site. */
export function useSiteServiceColumns({
  isPhone,
  isNarrow,
  seesPrices,
  currency,
}: Choices): readonly TableColumn<Service>[] {
  const { formatMessage } = useIntl();
  return useMemo((): readonly TableColumn<Service>[] => {
    const unknown = <Text tone="muted">{formatMessage({ id: 'services.value.none' })}</Text>;
    const capacityOf = ({ capacity, capacityBps }: Service) =>
      capacityBps === null ? (capacity ?? unknown) : <BitRate value={capacityBps} />;
    const endOf = (row: Service) => (
      <ContractEndDay service={{ ...row, contractEndsOn: lastDayOf(row) }} unknown={unknown} />
    );
    const stateOf = (row: Service) =>
      hasFault(row) || serviceStatusCode(row.status) === 'IN_SERVICE' ? (
        <ServiceHealth service={row} />
      ) : (
        <StatusWord status={row.status} />
      );
    const service = { id: 'service', header: formatMessage({ id: 'services.field.service' }) };
    if (isPhone)
      return [
        {
          ...service,
          cell: (row) => (
            <PhoneLines>
              <PhoneLine>
                <span data-cut="">{row.serviceName}</span>
                <PhoneEnd>{stateOf(row)}</PhoneEnd>
              </PhoneLine>
              <PhoneLine data-is-detail="">
                <span data-cut="">
                  <Text variant="monoSmall">{row.serviceId}</Text> {capacityOf(row)}
                </span>
                <PhoneEnd>{endOf(row)}</PhoneEnd>
              </PhoneLine>
            </PhoneLines>
          ),
        },
      ];
    return [
      {
        ...service,
        cell: ({ serviceName, serviceId }) => (
          <CellLines detail={serviceId} isId>
            {serviceName}
          </CellLines>
        ),
      },
      {
        id: 'capacity',
        header: formatMessage({ id: 'services.field.capacity' }),
        isNumeric: true,
        width: '6.5rem',
        // Gives way to the day that orders the rows.
        visibleFrom: 'extraLarge',
        cell: capacityOf,
      },
      {
        id: 'health',
        header: formatMessage({ id: 'services.field.health' }),
        width: '11.5rem',
        cell: (row) => (row.disturbance ? <DisturbedHealth service={row} /> : stateOf(row)),
      },
      {
        id: 'contractEnd',
        header: formatMessage({ id: 'services.field.contractEnd' }),
        // At the right their days stand below each other, with a mark and without.
        isNumeric: true,
        width: '9.5rem',
        cell: endOf,
      },
      ...(seesPrices
        ? [
            {
              id: 'monthlyFee',
              header:
                currency === undefined
                  ? formatMessage({ id: 'services.field.monthlyFee' })
                  : formatMessage({ id: 'site.services.feeIn' }, { currency }),
              isNumeric: true,
              width: '9.5rem',
              visibleFrom: isNarrow ? ('extraLarge' as const) : ('medium' as const),
              cell: ({ monthlyFee }: Service) =>
                monthlyFee ? (
                  <Money {...monthlyFee} {...(currency !== undefined && { currencyDisplay: 'none' as const })} />
                ) : (
                  unknown
                ),
            },
          ]
        : []),
    ];
  }, [formatMessage, isPhone, isNarrow, seesPrices, currency]);
}
