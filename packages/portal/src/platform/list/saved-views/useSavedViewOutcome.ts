import type { MessageId } from '@skerry/i18n';
import { useEffect, useRef, useState } from 'react';
import { useAlertStore, useAlerts, type FailureSaid } from '../../alerts/useAlerts.ts';

/** What came of a change. */
export type SavedViewOutcome = { readonly done: MessageId } | { readonly error: unknown };

export interface SayOutcome {
  /** What the dialog of the views says. */
  readonly outcome: SavedViewOutcome | undefined;
  readonly setOutcome: (outcome: SavedViewOutcome | undefined) => void;
  readonly success: (done: MessageId) => void;
  readonly failure: (error: unknown, said?: FailureSaid) => void;
}

/** Says what came of a change to a saved view: in the dialog of the views while that is open, where an alert would lie on its title. */
export function useSavedViewOutcome(isDialogOpen: boolean): SayOutcome {
  const alerts = useAlerts();
  const store = useAlertStore();
  const [outcome, setOutcome] = useState<SavedViewOutcome>();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = isDialogOpen;
    if (!isDialogOpen) return;
    for (const { id, tone } of store.alerts) if (tone === 'positive') store.close(id);
  }, [isDialogOpen, store]);
  return {
    outcome,
    setOutcome,
    success: (done) => (isOpen.current ? setOutcome({ done }) : alerts.success(done)),
    failure: (error, said) => (isOpen.current ? setOutcome({ error }) : alerts.failure(error, said)),
  };
}
