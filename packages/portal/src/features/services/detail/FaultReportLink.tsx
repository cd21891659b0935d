import { Button } from '@skerry/ui';
import { IconPhone } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

/** Calls those who take fault reports; nothing where no number of theirs is known. */
export function FaultReportLink() {
  const { formatMessage } = useIntl();
  const { faultReportPhone: phone } = useRuntimeConfig().contact;
  // The number must fit on a phone, where it matters most.
  const hasRoom = useIsAtLeast('small');
  if (phone === undefined) return null;
  return (
    <Button variant="primary" {...(hasRoom && { icon: IconPhone })} href={phoneHref(phone)}>
      {formatMessage({ id: 'service.fault.call' }, { phone })}
    </Button>
  );
}
