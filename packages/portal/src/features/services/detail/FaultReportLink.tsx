import { Button } from '@skerry/ui';
import { IconPhone } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

/** Calls those who take fault reports, whose number `FaultNote` says; nothing where none is known. */
export function FaultReportLink() {
  const { formatMessage } = useIntl();
  const { faultReportPhone: phone } = useRuntimeConfig().contact;
  if (phone === undefined) return null;
  return (
    <Button variant="primary" icon={IconPhone} href={phoneHref(phone)}>
      {formatMessage({ id: 'service.fault.report' })}
    </Button>
  );
}
