import type { Disturbance } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { DetailHistory } from '../../../platform/detail/DetailHistory.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { stateWord } from '../../../platform/disturbances/disturbanceWords.ts';
import { WrittenText } from './DisturbanceParts.styles.ts';

const kinds = [
  'ANNOUNCED',
  'UPDATED',
  'MOVED',
  'CANCELLED',
  'CHANGED',
  'ACKNOWLEDGED',
  'ASKED',
  'REPORTED',
  'SERVICES_ADDED',
  'SERVICES_REMOVED',
] as const;

/** What has happened, the latest first. */
export function DisturbanceHistory({ disturbance: { updates } }: { disturbance: Pick<Disturbance, 'updates'> }) {
  const intl = useIntl();
  const { language } = useLanguage();
  return (
    <DetailHistory
      entries={updates.map(({ id, at, kind, state, text, by, serviceIds = [] }) => {
        const known = kinds.find((each) => each === kind);
        const written = translatedName(text, language, '');
        return {
          id,
          at,
          title:
            known === undefined || known === 'UPDATED'
              ? stateWord(intl, state)
              : intl.formatMessage({ id: `disturbance.update.${known}` }),
          about: (
            <>
              {by}
              {written !== '' && <WrittenText>{written}</WrittenText>}
              {serviceIds.length > 0 && <div>{serviceIds.join(', ')}</div>}
            </>
          ),
        };
      })}
    />
  );
}
