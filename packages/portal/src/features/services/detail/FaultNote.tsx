import type { Service } from '@skerry/contracts';
import { Button, from, Note, Text } from '@skerry/ui';
import { IconPhone } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { hasFault } from '../../../platform/services-section/ServiceHealth.tsx';
import { DisturbedBy } from './DisturbedBy.tsx';

/* Between sentences, in every language. */
const space = ' ';

/** What is wrong, with the button beside it where there is room. */
export const FaultStrip = styled(Note)`
  ${from.small} {
    align-items: center;
  }
`;

/** What is known of a fault and whom to call, before all else; nothing where all is well. */
export function FaultNote({ service }: { service: Pick<Service, 'health' | 'status' | 'disturbance'> }) {
  const { formatMessage } = useIntl();
  if (!hasFault(service)) return null;
  const isDown = service.health === 'DOWN';
  return (
    <FaultStrip tone={isDown ? 'critical' : 'attention'} action={<FaultCall />}>
      <Text variant="bodyStrong">
        {formatMessage({ id: isDown ? 'service.fault.down' : 'service.fault.degraded' })}
      </Text>
      {space}
      {service.disturbance ? (
        <DisturbedBy disturbance={service.disturbance} />
      ) : (
        formatMessage({ id: 'service.fault.cause' })
      )}
    </FaultStrip>
  );
}

/** Calls those who take fault reports, at the end of what is wrong; nothing where their number is not known. */
export function FaultCall() {
  const { formatMessage } = useIntl();
  const { faultReportPhone: phone } = useRuntimeConfig().contact;
  // The number would not fit, and a phone shows it before it calls.
  const isPhone = !useIsAtLeast('small');
  if (phone === undefined) return null;
  return (
    <Button variant="primary" size="small" icon={IconPhone} href={phoneHref(phone)}>
      {isPhone ? formatMessage({ id: 'service.fault.report' }) : formatMessage({ id: 'service.fault.call' }, { phone })}
    </Button>
  );
}
