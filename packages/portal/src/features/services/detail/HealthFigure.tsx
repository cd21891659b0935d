import type { Service } from '@skerry/contracts';
import { KeyFigure, Link, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { ServiceHealth } from '../list/useServiceTableColumns.tsx';

/** Whether it works; where it does not, whom to call. */
export function HealthFigure({ health, isDelivered }: { health: Service['health']; isDelivered: boolean }) {
  const { formatMessage } = useIntl();
  const { faultReportPhone } = useRuntimeConfig().contact;
  const label = formatMessage({ id: 'services.field.health' });
  if (!isDelivered)
    return (
      <KeyFigure
        label={label}
        value={<Text tone="muted">{formatMessage({ id: 'services.health.notDelivered' })}</Text>}
      />
    );
  const hasFault = health === 'DOWN' || health === 'DEGRADED';
  return (
    <KeyFigure
      label={label}
      value={<ServiceHealth health={health} variant="figure" />}
      {...(hasFault &&
        faultReportPhone !== undefined && {
          note: (
            <>
              {formatMessage({ id: 'shell.footer.faultReports' })}{' '}
              <Link href={phoneHref(faultReportPhone)}>{faultReportPhone}</Link>
            </>
          ),
        })}
    />
  );
}
