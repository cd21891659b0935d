import type { ProviderDisturbance } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { CellId, CellLines, Inline, Stack, StatusLabel, Tag, Text, type TableColumn } from '@skerry/ui';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../../platform/list/phone/PhoneRow.styles.ts';
import { DisturbanceState } from '../../../../platform/disturbances/DisturbanceState.tsx';
import { ImpactWord } from '../../components/ImpactWord.tsx';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { kindWord } from '../../../../platform/disturbances/disturbanceWords.ts';
import { NextUpdate } from '../NextUpdate.tsx';

/** The columns of the list, and what a row says on a phone. */
export function useConsoleColumns(): {
  columns: readonly TableColumn<ProviderDisturbance>[];
  phone: PhoneRow<ProviderDisturbance>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const { formatMessage } = intl;
    const titleOf = ({ title, reference }: ProviderDisturbance) => translatedName(title, language, reference);
    const hit = ({ services, customers }: ProviderDisturbance) =>
      formatMessage({ id: 'disturbanceConsole.hit' }, { services, customers });
    const when = ({ type, startsAt, endsAt, resolvedAt }: ProviderDisturbance) => (
      <WorkWindow start={startsAt} end={type === 'PLANNED_WORK' ? endsAt : resolvedAt} />
    );
    const questions = ({ openInquiries: count }: ProviderDisturbance) =>
      count > 0 && (
        <StatusLabel tone="attention" icon={IconMessageQuestion}>
          {formatMessage({ id: 'disturbanceConsole.questions' }, { count })}
        </StatusLabel>
      );
    const columns: readonly TableColumn<ProviderDisturbance>[] = [
      {
        id: 'title',
        header: formatMessage({ id: 'disturbanceConsole.field.title' }),
        cell: (row) => (
          <CellLines
            detail={
              <Inline gap={8} wraps={false}>
                <CellId>{row.reference}</CellId>
                <span>{row.place?.name}</span>
              </Inline>
            }
          >
            <Inline gap={8} wraps={false}>
              <Text variant="bodyStrong" isTruncated>
                {titleOf(row)}
              </Text>
              {row.type === 'PLANNED_WORK' && row.kind !== 'NORMAL' && <Tag>{kindWord(intl, row.kind)}</Tag>}
            </Inline>
          </CellLines>
        ),
      },
      {
        id: 'status',
        header: formatMessage({ id: 'disturbanceConsole.field.status' }),
        width: '10.5rem',
        cell: (row) => (
          <CellLines detail={questions(row)}>
            <DisturbanceState state={row.state} />
          </CellLines>
        ),
      },
      {
        id: 'when',
        header: formatMessage({ id: 'disturbanceConsole.field.when' }),
        width: '13.5rem',
        visibleFrom: 'large',
        cell: when,
      },
      {
        id: 'hit',
        header: formatMessage({ id: 'disturbanceConsole.field.hit' }),
        width: '9rem',
        visibleFrom: 'extraLarge',
        cell: ({ services, customers }) => (
          <CellLines detail={formatMessage({ id: 'disturbanceConsole.customers' }, { count: customers })}>
            {formatMessage({ id: 'disturbanceConsole.services' }, { count: services })}
          </CellLines>
        ),
      },
      {
        id: 'impact',
        header: formatMessage({ id: 'disturbance.field.impact' }),
        width: '10rem',
        visibleFrom: 'extraLarge',
        cell: ({ impact }) => <ImpactWord impact={impact} />,
      },
      {
        id: 'nextUpdate',
        header: formatMessage({ id: 'disturbanceConsole.field.nextUpdate' }),
        width: '12.5rem',
        visibleFrom: 'medium',
        cell: (row) =>
          row.type === 'PLANNED_WORK' && row.announcedAt !== null && row.customers > 0 ? (
            <Text tone="muted">
              {formatMessage(
                { id: 'disturbanceConsole.acknowledged' },
                {
                  count: formatNumber(language, row.acknowledged),
                  of: formatNumber(language, row.customers),
                },
              )}
            </Text>
          ) : (
            <NextUpdate disturbance={row} now={now} />
          ),
      },
    ];
    const phone: PhoneRow<ProviderDisturbance> = {
      shows: ['title', 'status', 'when', 'hit', 'nextUpdate'],
      title: titleOf,
      detail: (row) => <PhoneWrap>{when(row)}</PhoneWrap>,
      end: (row) => <DisturbanceState state={row.state} />,
      foot: (row) => (
        <Stack gap={2}>
          <Text variant="caption" tone="muted">
            {hit(row)}
          </Text>
          {questions(row)}
          <NextUpdate disturbance={row} now={now} />
        </Stack>
      ),
    };
    return { columns, phone };
  }, [intl, language, now]);
}
