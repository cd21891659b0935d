import { DateTime, Link, Sheet, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToday } from '../../../platform/format/useToday.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useDisturbances } from '../../../platform/disturbances/useDisturbances.ts';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { statusHistoryPath } from '../operational-status.paths.ts';
import { SideList, SideRow } from './Now.styles.ts';

const shown = 3;
const days = 30;

/** What was resolved in the last days: an extra, which stays away where it can't be read. */
export function LatelyResolved({ onlyMine }: { onlyMine: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { dayAfter } = useToday();
  const { data } = useDisturbances({
    type: 'DISTURBANCE',
    period: 'past',
    onlyMine,
    from: dayAfter(-days),
    pageSize: shown,
    sortBy: '-startsAt',
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Sheet
      title={formatMessage({ id: 'operationalStatus.resolved.title' }, { count: days })}
      actions={
        <Link variant="action" href={onlyMine ? statusHistoryPath : `${statusHistoryPath}?scope=country`}>
          {formatMessage({ id: 'operationalStatus.tab.history' })}
        </Link>
      }
    >
      <SideList>
        {data.items.map((disturbance) => (
          <SideRow key={disturbance.id}>
            <Link href={disturbancePath(disturbance)}>
              {translatedName(disturbance.title, language, disturbance.reference)}
            </Link>
            {disturbance.resolvedAt !== null && (
              <Text variant="caption" tone="muted">
                <FormattedMessage
                  id="operationalStatus.resolved.at"
                  values={{ moment: <DateTime key="moment" value={disturbance.resolvedAt} format="shortDateTime" /> }}
                />
              </Text>
            )}
          </SideRow>
        ))}
      </SideList>
    </Sheet>
  );
}
