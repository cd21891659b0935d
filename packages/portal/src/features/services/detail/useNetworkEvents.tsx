import type { DisturbanceSummary } from '@skerry/contracts';
import { CellId, Inline, Link, StatusLabel } from '@skerry/ui';
import { IconAlertTriangleFilled, IconTool } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { disturbancePath } from '../../../platform/disturbances/disturbances.paths.ts';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useComingDisturbances } from '../disturbances.queries.ts';

/** What is disturbed and planned for a service or a site, with the way to each. */
export function useNetworkEvents(of: { serviceId: string } | { siteId: string }): DetailEvent[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const kindOf = ({ type }: DisturbanceSummary) =>
    type === 'PLANNED_WORK' ? (
      <StatusLabel tone="info" icon={IconTool}>
        {formatMessage({ id: 'service.nowNext.work' })}
      </StatusLabel>
    ) : (
      <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
        {formatMessage({ id: 'service.nowNext.disturbance' })}
      </StatusLabel>
    );
  return (useComingDisturbances(of).data?.items ?? []).map((summary) => {
    const { id, title, reference, startsAt, endsAt, pairsAtRisk } = summary;
    return {
      id,
      kind: kindOf(summary),
      title: <Link href={disturbancePath(summary)}>{translatedName(title, language, reference)}</Link>,
      detail: (
        <Inline gap={8}>
          <CellId>{reference}</CellId>
          {pairsAtRisk.length > 0 && (
            <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
              {formatMessage({ id: 'disturbance.bothPaths' })}
            </StatusLabel>
          )}
        </Inline>
      ),
      when: <WorkWindow start={startsAt} end={endsAt} />,
    };
  });
}
