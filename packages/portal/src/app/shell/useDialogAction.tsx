import type { MessageId } from '@skerry/i18n';
import type { IconComponent, ProfileAction } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';

/**
 * A row of the profile menu, and the dialog that it opens, which is fetched then.
 *
 * @param formId What the dialog keeps typed text under, if it does: with text to take back it opens by itself.
 */
export function useDialogAction(
  label: MessageId,
  icon: IconComponent,
  part: Part<{ onClose: () => void }>,
  formId?: string,
): { action: ProfileAction; dialog: ReactNode } {
  const { formatMessage } = useIntl();
  const { Dialog, open, close } = useLazyDialog(part, formId);
  return {
    action: { label: formatMessage({ id: label }), icon, onClick: open },
    dialog: Dialog && <Dialog onClose={close} />,
  };
}
