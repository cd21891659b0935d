import { Button, type ButtonProps } from '@skerry/ui';
import { IconPhone } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';

/** Calls those who take fault reports; nothing where their number is not known. First of all where something is wrong, else at hand: what nobody has seen yet is reported too. */
export function FaultReportLink({ variant }: { variant: NonNullable<ButtonProps['variant']> }) {
  const { formatMessage } = useIntl();
  const { faultReportPhone: phone } = useRuntimeConfig().contact;
  if (phone === undefined) return null;
  return (
    <Button variant={variant} icon={IconPhone} href={phoneHref(phone)}>
      {formatMessage({ id: 'service.fault.report' })}
    </Button>
  );
}
