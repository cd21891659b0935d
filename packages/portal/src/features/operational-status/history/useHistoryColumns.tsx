import { localZone, type DisturbanceSummary } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { CellId, CellLines, DateTime, Text, type TableColumn } from '@skerry/ui';
import { Duration } from '@skerry/ui/experimental';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { DisturbanceState } from '../../../platform/disturbances/DisturbanceState.tsx';
import { ImpactWord } from '../components/ImpactWord.tsx';

/** The columns of the history, and what a row says on a phone. */
export function useHistoryColumns(): {
  columns: readonly TableColumn<DisturbanceSummary>[];
  phone: PhoneRow<DisturbanceSummary>;
} {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const titleOf = ({ title, reference }: DisturbanceSummary) => translatedName(title, language, reference);
    const typeOf = ({ type }: DisturbanceSummary) =>
      formatMessage({ id: `statusHistory.one.${type === 'PLANNED_WORK' ? 'PLANNED_WORK' : 'DISTURBANCE'}` });
    const reasonOf = ({ rootCause }: DisturbanceSummary) => translatedName(rootCause, language, '');
    const lasted = ({ startsAt, endsAt, state }: DisturbanceSummary) => {
      const seconds = endsAt === null ? 0 : Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 1000);
      return seconds > 0 && state !== 'CANCELLED' ? <Duration seconds={seconds} /> : undefined;
    };
    const columns: readonly TableColumn<DisturbanceSummary>[] = [
      {
        id: 'what',
        header: formatMessage({ id: 'statusHistory.field.what' }),
        cell: (row) => (
          <CellLines
            detail={
              <>
                <CellId>{row.reference}</CellId> {typeOf(row)}
              </>
            }
          >
            <Text variant="bodyStrong">{titleOf(row)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'startsAt',
        header: formatMessage({ id: 'statusHistory.field.when' }),
        width: '11rem',
        visibleFrom: 'medium',
        isSortable: true,
        cell: (row) => (
          <CellLines detail={lasted(row)}>
            <DateTime value={row.startsAt} format="shortDateTime" timeZone={localZone} />
          </CellLines>
        ),
      },
      {
        id: 'impact',
        header: formatMessage({ id: 'disturbance.field.impact' }),
        width: '10rem',
        visibleFrom: 'large',
        cell: ({ mine }) =>
          mine === null ? (
            <Text tone="muted">{formatMessage({ id: 'disturbance.notYours' })}</Text>
          ) : (
            <ImpactWord impact={mine.impact} />
          ),
      },
      {
        id: 'services',
        header: formatMessage({ id: 'operationalStatus.sites.servicesHead' }),
        width: '6rem',
        visibleFrom: 'extraLarge',
        isNumeric: true,
        cell: ({ mine }) => formatNumber(language, mine?.services ?? 0),
      },
      {
        id: 'reason',
        header: formatMessage({ id: 'statusHistory.field.reason' }),
        visibleFrom: 'large',
        cell: (row) => reasonOf(row),
      },
      {
        id: 'state',
        header: formatMessage({ id: 'statusHistory.field.state' }),
        width: '9rem',
        cell: ({ state }) => <DisturbanceState state={state} />,
      },
    ];
    const phone: PhoneRow<DisturbanceSummary> = {
      shows: ['what', 'startsAt', 'state', 'reason'],
      title: titleOf,
      detail: (row) => <PhoneWrap>{reasonOf(row) || typeOf(row)}</PhoneWrap>,
      end: ({ startsAt }) => (
        <Text tone="muted">
          <DateTime value={startsAt} format="shortDate" timeZone={localZone} />
        </Text>
      ),
      foot: ({ state }) => <DisturbanceState state={state} />,
    };
    return { columns, phone };
  }, [formatMessage, language]);
}
