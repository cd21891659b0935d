import type { Service } from '@skerry/contracts';
import { Link, Note, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';

/* Between sentences, in every language. */
const space = ' ';

/** What is known of a fault, before all else; nothing where all is well. The button above it calls. */
export function FaultNote({ service }: { service: Pick<Service, 'health' | 'status'> }) {
  const { formatMessage } = useIntl();
  if (!hasFault(service)) return null;
  const isDown = service.health === 'DOWN';
  return (
    <Note tone={isDown ? 'critical' : 'attention'}>
      <Text variant="bodyStrong">
        {formatMessage({ id: isDown ? 'service.fault.down' : 'service.fault.degraded' })}
      </Text>
      {space}
      {formatMessage({ id: 'service.fault.cause' })}
    </Note>
  );
}

/** The number of those who take fault reports; nothing where none is known. */
export function FaultCall() {
  const { formatMessage } = useIntl();
  const { faultReportPhone: phone } = useRuntimeConfig().contact;
  if (phone === undefined) return null;
  return (
    <Link href={phoneHref(phone)} style={{ whiteSpace: 'nowrap' }}>
      {formatMessage({ id: 'service.fault.call' }, { phone })}
    </Link>
  );
}
