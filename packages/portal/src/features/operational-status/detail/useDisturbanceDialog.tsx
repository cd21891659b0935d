import type { ReactNode } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { disturbanceFormId } from './disturbanceFormId.ts';
import type { DisturbanceDialogProps, DisturbanceSectionProps } from './disturbanceSectionProps.ts';

const parts = {
  ask: {
    texts: ['disturbance', 'form', 'validation', 'ui-form'],
    component: async () => (await import('./AskDialog.tsx')).AskDialog,
  },
  date: {
    texts: ['disturbance', 'form', 'validation', 'ui-form', 'ui-dates', 'freeze'],
    component: async () => (await import('./AskDateDialog.tsx')).AskDateDialog,
  },
  report: {
    texts: ['disturbance', 'form', 'validation', 'ui-form'],
    component: async () => (await import('./ReportDialog.tsx')).ReportDialog,
  },
} satisfies Readonly<Record<string, Part<DisturbanceDialogProps>>>;

export interface OpenedDisturbanceDialog {
  /** For a button that opens it: fetches the dialog when somebody comes near. */
  readonly opener: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
  readonly dialog: ReactNode;
}

/** A dialog about a disturbance or a planned work. */
export function useDisturbanceDialog(
  { disturbance, onOutdated }: DisturbanceSectionProps,
  name: keyof typeof parts,
): OpenedDisturbanceDialog {
  const alerts = useAlerts();
  const { Dialog, prepare, open, close } = useLazyDialog<DisturbanceDialogProps>(
    parts[name],
    disturbanceFormId(name, disturbance.id),
  );
  return {
    opener: { onPointerEnter: prepare, onFocus: prepare, onClick: open },
    dialog: Dialog && (
      <Dialog
        disturbance={disturbance}
        onOutdated={onOutdated}
        onClose={close}
        onDone={(message) => {
          close();
          alerts.success(message);
        }}
      />
    ),
  };
}
