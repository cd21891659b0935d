import type { DisturbanceSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { DisturbanceState } from '../../../platform/disturbances/DisturbanceState.tsx';
import { kindWord } from '../../../platform/disturbances/disturbanceWords.ts';

/** What it is called, and its facts: all of it is in the lists as well. */
export function useDisturbanceHead(): (disturbance: DisturbanceSummary) => KnownDetail {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  return ({ type, title, reference, state, kind, noticeDays, announcedAt, movedFrom }) => {
    const isWork = type === 'PLANNED_WORK';
    const moved = movedFrom.at(-1);
    return {
      title: translatedName(title, language, reference),
      flag: <DisturbanceState state={state} variant="flag" />,
      facts: [
        <FormattedMessage
          key="reference"
          id={isWork ? 'disturbancePage.work' : 'disturbancePage.disturbance'}
          values={{
            reference: (
              <Text key="reference" variant="mono">
                {reference}
              </Text>
            ),
          }}
        />,
        isWork && kindWord(intl, kind),
        isWork && noticeDays !== null && formatMessage({ id: 'disturbancePage.notice' }, { count: noticeDays }),
        isWork && announcedAt !== null && (
          <FormattedMessage
            key="announced"
            id={moved ? 'disturbancePage.announcedAndMoved' : 'disturbancePage.announced'}
            values={{
              day: <DateTime key="day" value={announcedAt} format="shortDate" />,
              moved: moved && <DateTime key="moved" value={moved.movedAt} format="shortDate" />,
            }}
          />
        ),
      ],
    };
  };
}
