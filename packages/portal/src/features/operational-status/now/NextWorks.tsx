import { DateTime, Link, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled, IconFlag3Filled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { useDisturbances } from '../../../platform/disturbances/useDisturbances.ts';
import { disturbancePath, plannedWorksPath } from '../../../platform/disturbances/disturbances.paths.ts';
import { SideList, SideRow } from './Now.styles.ts';

const shown = 3;

/** The next works, those first that wait for the company's answer. */
export function NextWorks({ onlyMine }: { onlyMine: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, error, isValidating, mutate } = useDisturbances({
    type: 'PLANNED_WORK',
    period: 'current',
    onlyMine,
    pageSize: shown,
    waitingFirst: true,
  });
  return (
    <Sheet
      title={formatMessage({ id: 'operationalStatus.works.title' })}
      aria-busy={data === undefined && error === undefined}
      actions={
        <Link variant="action" href={onlyMine ? plannedWorksPath : `${plannedWorksPath}?scope=country`}>
          {formatMessage({ id: 'operationalStatus.works.all' })}
        </Link>
      }
    >
      {error !== undefined && data === undefined && (
        <FetchFailure
          title="operationalStatus.works.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {data?.items.length === 0 && <Text tone="muted">{formatMessage({ id: 'operationalStatus.works.none' })}</Text>}
      <SideList>
        {data?.items.map((work) => (
          <SideRow key={work.id}>
            <Link href={disturbancePath(work)}>{translatedName(work.title, language, work.reference)}</Link>
            <Text variant="caption" tone="muted">
              <WorkWindow start={work.startsAt} end={work.endsAt} />
            </Text>
            {work.pairsAtRisk.length > 0 && (
              <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
                {formatMessage({ id: 'disturbance.bothPaths' })}
              </StatusLabel>
            )}
            {work.answer.state === 'WAITING' && work.answer.answerBy !== null && (
              <StatusLabel tone="attention" icon={IconFlag3Filled}>
                <span>
                  <FormattedMessage
                    id="disturbance.answer.until"
                    values={{ moment: <DateTime key="moment" value={work.answer.answerBy} format="shortDateTime" /> }}
                  />
                </span>
              </StatusLabel>
            )}
          </SideRow>
        ))}
      </SideList>
    </Sheet>
  );
}
