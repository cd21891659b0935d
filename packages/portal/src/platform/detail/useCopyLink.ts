import type { MessageId } from '@skerry/i18n';
import type { MenuItem } from '@skerry/ui';
import { IconLink } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../alerts/useAlerts.ts';

export interface CopyLinkTexts {
  label: MessageId;
  /** Said once it is copied: who can open it. */
  done: { id: MessageId; values?: Record<string, string> };
}

const usual: CopyLinkTexts = { label: 'detail.copyLink', done: { id: 'detail.copyLink.done' } };

/** An item of '⋯': copies the address of the page. */
export function useCopyLink({ label, done }: CopyLinkTexts = usual): MenuItem {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  return {
    label: formatMessage({ id: label }),
    icon: IconLink,
    onSelect: () =>
      void navigator.clipboard.writeText(window.location.href).then(
        () => alerts.success(done.id, done.values),
        () => alerts.warning('detail.copyLink.failed'),
      ),
  };
}
