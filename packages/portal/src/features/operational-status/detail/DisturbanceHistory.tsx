import { localZone, type Disturbance } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHistory } from '../../../platform/detail/DetailHistory.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { stateWord } from '../disturbanceWords.ts';
import { WrittenText } from './DisturbanceParts.styles.ts';

type Update = Disturbance['updates'][number];

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

/** What has happened, the latest first. What was written of a disturbance stands under its updates: here is how far it was. */
export function DisturbanceHistory({ disturbance }: { disturbance: Disturbance }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { updates, type } = disturbance;
  const isWork = type === 'PLANNED_WORK';
  const isNews = ({ kind, state }: Update, place: number) =>
    isWork || kind !== 'UPDATED' || updates[place + 1]?.state !== state;
  return (
    <DetailHistory
      entries={updates.filter(isNews).map((update) => {
        const { id, at, text, by, serviceIds = [] } = update;
        const written = isWork ? translatedName(text, language, '') : '';
        return {
          id,
          at,
          title: updateTitle(intl, disturbance, update),
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

function updateTitle(
  intl: ReturnType<typeof useIntl>,
  { updates, movedFrom, startsAt, inquiries }: Disturbance,
  { id, at, kind, state }: Update,
): ReactNode {
  const known = kinds.find((each) => each === kind);
  if (known === 'ASKED' && inquiries.some((asked) => asked.kind === 'RESCHEDULE' && asked.askedAt === at))
    return intl.formatMessage({ id: 'disturbance.answer.DATE_ASKED' });
  if (known === 'MOVED') {
    // The latest first, as windows are kept the oldest first.
    const later = updates.filter((each) => each.kind === 'MOVED').findIndex((each) => each.id === id);
    const from = movedFrom.at(-1 - later);
    const to = later === 0 ? startsAt : movedFrom.at(-later)?.startsAt;
    if (from !== undefined && to !== undefined)
      return (
        <FormattedMessage
          id="disturbance.update.movedFromTo"
          values={{
            from: <DateTime key="from" value={from.startsAt} format="shortDate" timeZone={localZone} />,
            to: <DateTime key="to" value={to} format="shortDate" timeZone={localZone} />,
          }}
        />
      );
  }
  return known === undefined || known === 'UPDATED'
    ? stateWord(intl, state)
    : intl.formatMessage({ id: `disturbance.update.${known}` });
}
