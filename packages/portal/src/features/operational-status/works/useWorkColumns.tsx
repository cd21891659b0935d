import { localZone, type DisturbanceSummary } from '@skerry/contracts';
import { formatList, formatNumber } from '@skerry/i18n';
import { CellId, CellLines, DateTime, Inline, Stack, StatusLabel, Tag, Text, type TableColumn } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { AnswerState } from '../components/AnswerState.tsx';
import { WorkName } from './WorkName.styles.ts';
import { DisturbanceState } from '../../../platform/disturbances/DisturbanceState.tsx';
import { ImpactWord } from '../components/ImpactWord.tsx';
import { useStartsIn } from '../components/useStartsIn.ts';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { kindWord, upToText } from '../../../platform/disturbances/disturbanceWords.ts';

/** The columns of the list, and what a row says on a phone. */
export function useWorkColumns(): {
  columns: readonly TableColumn<DisturbanceSummary>[];
  phone: PhoneRow<DisturbanceSummary>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const startsIn = useStartsIn();
  const isWide = useIsAtLeast('large');
  return useMemo(() => {
    const { formatMessage } = intl;
    const titleOf = ({ title, reference }: DisturbanceSummary) => translatedName(title, language, reference);
    const cities = ({ mine }: DisturbanceSummary) => formatList(language, mine?.cities ?? []);
    const risk = ({ pairsAtRisk }: DisturbanceSummary) =>
      pairsAtRisk.length > 0 && (
        <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
          {formatMessage({ id: 'disturbance.bothPaths' })}
        </StatusLabel>
      );
    const minutes = ({ mine }: DisturbanceSummary) =>
      mine !== null && mine.minutes !== null && mine.minutes > 0 ? upToText(intl, language, mine.minutes) : undefined;
    const columns: readonly TableColumn<DisturbanceSummary>[] = [
      {
        id: 'work',
        header: formatMessage({ id: 'plannedWorks.field.work' }),
        cell: (work) =>
          // Where few columns leave it little room, the name takes the lines that it needs.
          !isWide ? (
            <WorkName>
              <Text variant="bodyStrong">{titleOf(work)}</Text>
              <Inline gap={8}>
                {work.kind !== 'NORMAL' && <Tag>{kindWord(intl, work.kind)}</Tag>}
                {risk(work)}
                <Text variant="caption" tone="muted">
                  <CellId>{work.reference}</CellId> {cities(work)}
                </Text>
              </Inline>
            </WorkName>
          ) : (
            <CellLines
              detail={
                <Inline gap={8} wraps={false}>
                  {risk(work)}
                  <CellId>{work.reference}</CellId>
                  <span>{cities(work)}</span>
                </Inline>
              }
            >
              <Inline gap={8} wraps={false}>
                <Text variant="bodyStrong" isTruncated>
                  {titleOf(work)}
                </Text>
                {work.kind !== 'NORMAL' && <Tag>{kindWord(intl, work.kind)}</Tag>}
              </Inline>
            </CellLines>
          ),
      },
      {
        id: 'startsAt',
        header: formatMessage({ id: 'plannedWorks.field.window' }),
        width: '13.5rem',
        visibleFrom: 'medium',
        isSortable: true,
        cell: (work) => {
          const moved = work.movedFrom.at(-1);
          return (
            <CellLines
              detail={
                moved ? (
                  <FormattedMessage
                    id="disturbance.movedFrom"
                    values={{
                      day: (
                        <s key="day">
                          <DateTime value={moved.startsAt} format="shortDate" timeZone={localZone} />
                        </s>
                      ),
                    }}
                  />
                ) : (
                  startsIn(work)
                )
              }
            >
              <WorkWindow start={work.startsAt} end={work.endsAt} />
            </CellLines>
          );
        },
      },
      {
        id: 'impact',
        header: formatMessage({ id: 'plannedWorks.field.impactOnYou' }),
        width: '11rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: (work) =>
          work.mine === null ? (
            <Text tone="muted">{formatMessage({ id: 'disturbance.notYours' })}</Text>
          ) : (
            <CellLines detail={minutes(work)}>
              <ImpactWord impact={work.mine.impact} />
            </CellLines>
          ),
      },
      {
        id: 'services',
        header: formatMessage({ id: 'plannedWorks.field.services' }),
        width: '6.5rem',
        visibleFrom: 'extraLarge',
        isNumeric: true,
        isSortable: true,
        cell: ({ mine }) => formatNumber(language, mine?.services ?? 0),
      },
      {
        id: 'state',
        header: formatMessage({ id: 'plannedWorks.field.state' }),
        width: '9rem',
        visibleFrom: 'large',
        cell: ({ state }) => <DisturbanceState state={state} />,
      },
      {
        id: 'answer',
        header: formatMessage({ id: 'plannedWorks.field.answer' }),
        width: '16.5rem',
        cell: (work) => <AnswerState answer={work.answer} />,
      },
      {
        id: 'kind',
        header: formatMessage({ id: 'plannedWorks.field.kind' }),
        width: '8rem',
        visibleFrom: 'veryLarge',
        cell: ({ kind }) => kindWord(intl, kind),
      },
      {
        id: 'noticeDays',
        header: formatMessage({ id: 'plannedWorks.field.notice' }),
        width: '7rem',
        visibleFrom: 'veryLarge',
        cell: ({ noticeDays }) =>
          noticeDays !== null && formatMessage({ id: 'disturbance.days' }, { count: noticeDays }),
      },
    ];
    const phone: PhoneRow<DisturbanceSummary> = {
      shows: ['work', 'startsAt', 'impact', 'answer'],
      title: (work) => <PhoneWrap>{titleOf(work)}</PhoneWrap>,
      detail: (work) => (
        <PhoneWrap>
          <WorkWindow start={work.startsAt} end={work.endsAt} />
          {cities(work) !== '' && [', ', cities(work)].join('')}
        </PhoneWrap>
      ),
      foot: (work) => (
        <Stack gap={2}>
          {risk(work)}
          <Inline gap={12}>
            <Text variant="caption" tone={work.mine === null ? 'muted' : 'default'}>
              {work.mine === null ? (
                formatMessage({ id: 'disturbance.notYours' })
              ) : (
                <ImpactWord impact={work.mine.impact} />
              )}
            </Text>
            {work.answer.state !== 'WAITING' && <DisturbanceState state={work.state} />}
          </Inline>
          {work.answer.state === 'WAITING' && <AnswerState answer={work.answer} isShort />}
        </Stack>
      ),
    };
    return { columns, phone };
  }, [intl, language, startsIn, isWide]);
}
