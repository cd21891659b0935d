import type { Money as Fee } from '@skerry/contracts';
import { BitRate, IconButton, Money, StatusLabel, Text, type TableColumn } from '@skerry/ui';
import { IconBan, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';
import { PhoneEnd, PhoneLine, PhoneLines } from '../../../platform/list/PhoneRow.styles.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { reasonText } from '../../../platform/services-section/service-change-reasons.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';

/* A sentence that is cut says nothing. */
const Whole = styled.span`
  display: block;
  white-space: normal;
`;

export interface ChangedRow {
  id: string;
  /** Empty for one that doesn't exist. */
  name: string;
  siteName: string;
  capacityBps: number | null;
  contractEndsOn: string | null;
  monthlyFee: Fee | null;
  /** Why it is left out. */
  reason: string | undefined;
}

/** The columns of the services that a change is for: what they are now, as far as the change touches it, and the way out of it. */
export function useChangedServiceColumns({
  change,
  isPhone,
}: {
  change: ServiceChangeKind;
  /** One column, and the way out. */
  isPhone: boolean;
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
    const why = ({ reason }: ChangedRow) =>
      reason !== undefined && (
        <Whole>
          <StatusLabel tone="attention" icon={IconBan}>
            {formatMessage({ id: reasonText(reason) })}
          </StatusLabel>
        </Whole>
      );
    const nowOf = ({ contractEndsOn, capacityBps, reason }: ChangedRow) => {
      if (reason !== undefined) return null;
      if (isTermination) return contractEndsOn !== null && <Day value={contractEndsOn} />;
      return capacityBps !== null && <BitRate value={capacityBps} />;
    };
    const feeOf = ({ monthlyFee, reason }: ChangedRow) =>
      reason === undefined && monthlyFee !== null && <Money {...monthlyFee} />;
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
                <span data-cut="">{row.name || row.id}</span>
                <PhoneEnd>{feeOf(row)}</PhoneEnd>
              </PhoneLine>
              {row.name !== '' && (
                <>
                  <PhoneLine data-is-detail="">
                    <Text variant="monoSmall">{row.id}</Text>
                    <PhoneEnd>{nowOf(row)}</PhoneEnd>
                  </PhoneLine>
                  <PhoneLine data-is-detail="">
                    <span data-cut="">{row.siteName}</span>
                  </PhoneLine>
                </>
              )}
              {why(row)}
            </PhoneLines>
          ),
        },
        removal,
      ];
    return [
      {
        ...service,
        cell: (row) => (
          <PhoneLines {...(row.reason !== undefined && { 'data-has-foot': '' })}>
            {row.name !== '' && <CellLine>{row.name}</CellLine>}
            <CellDetail>
              <Text variant="monoSmall">{row.id}</Text>
            </CellDetail>
            {why(row)}
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
      {
        id: 'fee',
        header: formatMessage({ id: 'serviceChange.fee' }),
        width: '9.5rem',
        isNumeric: true,
        cell: feeOf,
      },
      removal,
    ];
  }, [formatMessage, setQuery, change, isPhone]);
}
