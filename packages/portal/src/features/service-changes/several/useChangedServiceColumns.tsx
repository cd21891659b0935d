import type { Money as Fee } from '@skerry/contracts';
import { BitRate, IconButton, Money, type TableColumn, Text } from '@skerry/ui';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Day } from '../../../platform/format/Day.tsx';
import { PhoneEnd, PhoneLine, PhoneLines } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';

export interface ChangedRow {
  id: string;
  /** Empty for one that doesn't exist. */
  name: string;
  siteName: string;
  capacityBps: number | null;
  contractEndsOn: string | null;
  /** Of an ending: the last day, or the end of the contract where that is later. */
  paidUntil: string;
  monthlyFee: Fee | null;
  /** Why it is left out, which no column says. */
  reason: string | undefined;
}

/** The columns of the services that a change is for: what they are now, as far as the change touches it, and the way out of it. */
export function useChangedServiceColumns({
  change,
  isPhone,
  isPaidApart,
}: {
  change: ServiceChangeKind;
  /** One column, and the way out. */
  isPhone: boolean;
  /** They end at different costs: each says until when it is paid. */
  isPaidApart: boolean;
}): readonly TableColumn<ChangedRow>[] {
  const { formatMessage } = useIntl();
  const [, setQuery] = useSearchParams();
  return useMemo((): readonly TableColumn<ChangedRow>[] => {
    const isTermination = change === 'terminate';
    const remove = (id: string) =>
      setQuery(
        (query) => {
          const next = new URLSearchParams(query);
          next.delete('service', id);
          return next;
        },
        { replace: true },
      );
    const nowOf = ({ contractEndsOn, capacityBps }: ChangedRow) => {
      if (isTermination) return contractEndsOn !== null && <Day value={contractEndsOn} />;
      return capacityBps !== null && <BitRate value={capacityBps} />;
    };
    const feeOf = ({ monthlyFee }: ChangedRow) => monthlyFee !== null && <Money {...monthlyFee} />;
    const paidUntil = formatMessage({ id: 'serviceChange.ending.paidUntil' });
    const service = { id: 'service', header: formatMessage({ id: 'serviceChange.several.service' }) };
    const removal: TableColumn<ChangedRow> = {
      id: 'remove',
      header: formatMessage({ id: 'serviceChange.several.remove' }),
      width: isPhone ? '3.5rem' : '5.5rem',
      cell: ({ id }) => (
        <IconButton
          icon={IconX}
          label={formatMessage({ id: 'serviceChange.several.removeOf' }, { serviceId: id })}
          variant="ghost"
          size="small"
          onClick={() => remove(id)}
        />
      ),
    };
    if (isPhone)
      return [
        {
          ...service,
          cell: (row) => (
            <PhoneLines data-has-foot="">
              <PhoneLine>
                <span data-cut="">{row.name}</span>
                <PhoneEnd>{feeOf(row)}</PhoneEnd>
              </PhoneLine>
              <PhoneLine data-is-detail="">
                <Text variant="monoSmall">{row.id}</Text>
                {!isPaidApart && <PhoneEnd>{nowOf(row)}</PhoneEnd>}
              </PhoneLine>
              <PhoneLine data-is-detail="">
                <span data-cut="">{row.siteName}</span>
              </PhoneLine>
              {isPaidApart && (
                <PhoneLine data-is-detail="">
                  <span>{paidUntil}</span>
                  <PhoneEnd>
                    <Day value={row.paidUntil} />
                  </PhoneEnd>
                </PhoneLine>
              )}
            </PhoneLines>
          ),
        },
        removal,
      ];
    return [
      {
        ...service,
        cell: (row) => (
          <PhoneLines>
            <CellLine>{row.name}</CellLine>
            <CellDetail>
              <Text variant="monoSmall">{row.id}</Text>
            </CellDetail>
          </PhoneLines>
        ),
      },
      {
        id: 'site',
        header: formatMessage({ id: 'serviceChange.several.site' }),
        visibleFrom: 'medium',
        cell: ({ siteName }) => siteName,
      },
      {
        id: 'now',
        header: formatMessage({
          id: isTermination ? 'serviceChange.compare.contract' : 'serviceChange.compare.capacity',
        }),
        width: '8.5rem',
        isNumeric: !isTermination,
        cell: nowOf,
      },
      ...(isPaidApart
        ? [
            {
              id: 'paidUntil',
              header: paidUntil,
              width: '8.5rem',
              cell: (row: ChangedRow) => <Day value={row.paidUntil} />,
            },
          ]
        : []),
      {
        id: 'fee',
        header: formatMessage({ id: 'serviceChange.fee' }),
        width: '9.5rem',
        isNumeric: true,
        cell: feeOf,
      },
      removal,
    ];
  }, [formatMessage, setQuery, change, isPhone, isPaidApart]);
}
