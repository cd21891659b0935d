import { localZone, type ProviderDisturbance } from '@skerry/contracts';
import { DateTime, StatusLabel } from '@skerry/ui';
import { IconAlertTriangleFilled, IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { isOver } from '../../../platform/disturbances/disturbanceWords.ts';

/** Whether customers were promised an update by now that nobody has written. */
export function isUpdateOverdue(
  { nextUpdateAt, state }: Pick<ProviderDisturbance, 'nextUpdateAt' | 'state'>,
  now: number,
): boolean {
  return nextUpdateAt !== null && !isOver(state) && Date.parse(nextUpdateAt) <= now;
}

/** When customers were promised to hear more; in red where that has passed. */
export function NextUpdate({ disturbance, now }: { disturbance: ProviderDisturbance; now: number }) {
  const { nextUpdateAt, state } = disturbance;
  if (nextUpdateAt === null || isOver(state)) return null;
  const moment = <DateTime value={nextUpdateAt} format="shortDateTime" timeZone={localZone} />;
  return isUpdateOverdue(disturbance, now) ? (
    <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
      <FormattedMessage id="disturbanceConsole.overdue" values={{ moment }} />
    </StatusLabel>
  ) : (
    <StatusLabel tone="neutral" icon={IconClock}>
      {moment}
    </StatusLabel>
  );
}
