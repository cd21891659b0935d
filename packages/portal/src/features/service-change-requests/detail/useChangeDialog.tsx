import type { ReactNode } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { changeActionFormId } from '../changeActionDraft.ts';
import type { DialogAction } from '../service-change-requests.mutations.ts';
import type { ChangeActionDialogProps, ChangeSectionProps } from './changeSectionProps.ts';

export interface OpenedChangeDialog {
  readonly open: () => void;
  /** For a button that opens it: fetches the dialog when somebody comes near. */
  readonly opener: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
  readonly dialog: ReactNode;
}

const part: Part<ChangeActionDialogProps> = {
  texts: ['form', 'validation'],
  component: async () => (await import('./ChangeActionDialog.tsx')).ChangeActionDialog,
};

/** The dialog for something that can be done with a request. */
export function useChangeDialog({ request, onOutdated }: ChangeSectionProps, action: DialogAction): OpenedChangeDialog {
  const alerts = useAlerts();
  const { Dialog, prepare, open, close } = useLazyDialog(part, changeActionFormId(action, request.id));
  return {
    open,
    opener: { onPointerEnter: prepare, onFocus: prepare, onClick: open },
    dialog: Dialog && (
      <Dialog
        request={request}
        action={action}
        onOutdated={onOutdated}
        onClose={close}
        onDone={() => {
          close();
          alerts.success(`changeRequestPage.${action}.done`);
        }}
      />
    ),
  };
}
