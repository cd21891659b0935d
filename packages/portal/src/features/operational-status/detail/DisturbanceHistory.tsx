import { localZone, type Disturbance } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHistory } from '../../../platform/detail/DetailHistory.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { stateWord } from '../../../platform/disturbances/disturbanceWords.ts';
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

type Told = Pick<Disturbance, 'type' | 'updates' | 'startsAt'> & {
  movedFrom: readonly { startsAt: string }[];
  inquiries: readonly { kind: string; askedAt: string }[];
};

interface DisturbanceHistoryProps {
  disturbance: Told;
  /** False where what was written stands elsewhere: then it is said how far it was. @default true */
  hasTexts?: boolean;
}

/** What has happened, the latest first. */
export function DisturbanceHistory({ disturbance, hasTexts = true }: DisturbanceHistoryProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { updates } = disturbance;
  const isNews = ({ kind, state }: Update, place: number) =>
    hasTexts || kind !== 'UPDATED' || updates[place + 1]?.state !== state;
  return (
    <DetailHistory
      entries={updates.filter(isNews).map((update) => {
        const { id, at, text, by, serviceIds = [] } = update;
        const written = hasTexts ? translatedName(text, language, '') : '';
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
  { updates, movedFrom, startsAt, inquiries }: Told,
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
