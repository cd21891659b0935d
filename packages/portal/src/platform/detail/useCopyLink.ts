import { IconLink } from '@tabler/icons-react';
import type { MenuItem } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useAlerts } from '../alerts/useAlerts.ts';

/** An item of '⋯': copies the address of the page. */
export function useCopyLink(): MenuItem {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  return {
    label: formatMessage({ id: 'detail.copyLink' }),
    icon: IconLink,
    onSelect: () =>
      void navigator.clipboard.writeText(window.location.href).then(
        () => alerts.success('detail.copyLink.done'),
        () => alerts.warning('detail.copyLink.failed'),
      ),
  };
}
