import type { MessageId } from '@skerry/i18n';
import type { IconComponent, ProfileAction } from '@skerry/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import { useHasDraft } from '../../platform/session/useDraft.ts';

/**
 * A row of the profile menu, and the dialog that it opens, which is fetched then.
 *
 * @param formId What the dialog keeps typed text under, if it does: with text to take back it opens by itself.
 */
export function useDialogAction(
  label: MessageId,
  icon: IconComponent,
  part: Part<{ onClose: () => void }>,
  formId = '',
): { action: ProfileAction; dialog: ReactNode } {
  const { formatMessage } = useIntl();
  const { Component, prepare, load } = useLazyComponent(part);
  const [isOpen, setOpen] = useState(useHasDraft(formId));

  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);

  return {
    action: { label: formatMessage({ id: label }), icon, onClick: () => void load().then(setOpen) },
    dialog: isOpen && Component && <Component onClose={() => setOpen(false)} />,
  };
}
