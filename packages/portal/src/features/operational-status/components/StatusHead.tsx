import { PageHeader, StatusLabel, SubMenu, Switch } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCurrentDisturbances } from '../disturbances.queries.ts';
import { plannedWorksPath, statusPath } from '../../../platform/disturbances/disturbances.paths.ts';
import { statusCalendarPath, statusFeedsPath, statusHistoryPath } from '../operational-status.paths.ts';

const tabs = [
  { path: statusPath, label: 'now' },
  { path: plannedWorksPath, label: 'works' },
  { path: statusHistoryPath, label: 'history' },
  { path: statusCalendarPath, label: 'calendar' },
  { path: statusFeedsPath, label: 'subscribe' },
] as const;

export interface StatusHeadProps {
  current: (typeof tabs)[number]['label'];
  onlyMine: boolean;
  /** Left out where the tab knows no difference. */
  onOnlyMineChange?: (onlyMine: boolean) => void;
  actions?: ReactNode;
}

/** The head of every tab: how many disturbances there are now, and whether what is told to everybody in the country is shown, too. */
export function StatusHead({ current, onlyMine, onOnlyMineChange, actions }: StatusHeadProps) {
  const { formatMessage } = useIntl();
  const counts = useCurrentDisturbances(onlyMine).data?.counts;
  const countOf = { now: counts?.disturbances, works: counts?.plannedWorks, history: counts?.past };
  const hrefOf = (path: string) => (onlyMine ? path : `${path}?scope=country`);
  const open = tabs.find(({ label }) => label === current);
  return (
    <PageHeader
      title={formatMessage({ id: 'pages.operationalStatus' })}
      flag={
        counts !== undefined &&
        counts.disturbances > 0 && (
          <StatusLabel tone="critical" icon={IconAlertTriangleFilled} variant="flag">
            {formatMessage({ id: 'operationalStatus.now.flag' }, { count: counts.disturbances })}
          </StatusLabel>
        )
      }
      actions={
        (onOnlyMineChange ?? actions) !== undefined && (
          <>
            {onOnlyMineChange && (
              <Switch checked={onlyMine} onCheckedChange={onOnlyMineChange}>
                {formatMessage({ id: 'operationalStatus.onlyMine' })}
              </Switch>
            )}
            {actions}
          </>
        )
      }
      tabs={
        <SubMenu
          currentPath={hrefOf(open?.path ?? statusPath)}
          items={tabs.map(({ path, label }) => ({
            href: hrefOf(path),
            label: formatMessage({ id: `operationalStatus.tab.${label}` }),
            ...(label in countOf && { count: countOf[label as keyof typeof countOf] ?? null }),
          }))}
        />
      }
    />
  );
}
