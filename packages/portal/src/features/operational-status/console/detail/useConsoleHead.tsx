import { localZone, type ProviderDisturbance } from '@skerry/contracts';
import { DateTime, Tag, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../../platform/detail/DetailSkeleton.tsx';
import { translatedName } from '../../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { DisturbanceState } from '../../../../platform/disturbances/DisturbanceState.tsx';
import { kindWord } from '../../../../platform/disturbances/disturbanceWords.ts';

/** What it is called for its writer; all of it is in the list as well. */
export function useConsoleHead(): (disturbance: ProviderDisturbance) => KnownDetail {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  return ({ type, title, reference, state, kind, startsAt, handledBy, place }) => {
    const isWork = type === 'PLANNED_WORK';
    return {
      title: translatedName(title, language, reference),
      flag: <DisturbanceState state={state} variant="flag" />,
      facts: [
        <FormattedMessage
          key="reference"
          id={isWork ? 'disturbancePage.work' : 'disturbancePage.disturbance'}
          values={{ reference: <Text variant="mono">{reference}</Text> }}
        />,
        isWork ? (
          kindWord(intl, kind)
        ) : (
          <FormattedMessage
            key="since"
            id="disturbance.since"
            values={{ start: <DateTime value={startsAt} format="shortDateTime" timeZone={localZone} /> }}
          />
        ),
        place?.name,
        formatMessage({ id: 'disturbanceConsole.handledBy' }, { name: handledBy }),
        <Tag key="staff">{formatMessage({ id: 'disturbanceConsole.staffOnly' })}</Tag>,
      ],
    };
  };
}
