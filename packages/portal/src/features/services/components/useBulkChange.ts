import type { ServicesChange, ServicesChangeResult } from '@skerry/contracts';
import { useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useChangeServices } from '../services.mutations.ts';
import { toServiceFilter } from '../servicesFilter.ts';
import type { BulkDialogProps } from './bulkDialogs.ts';

/** Which services a change is for: those that are selected, or all that the filter finds. */
export const bulkTargets = ['selected', 'found'] as const;
export type BulkTarget = (typeof bulkTargets)[number];

/** What was kept of the choice; what is selected, where that is none of them. */
export function bulkTargetOf(kept: string): BulkTarget {
  return bulkTargets.find((target) => target === kept) ?? 'selected';
}

/** One change to many services, and what became of it. */
export function useBulkChange({ ids, filter, onDone, onClose }: BulkDialogProps, target: BulkTarget) {
  const alerts = useAlerts();
  const { isPending, start } = useChangeServices();
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<ServicesChangeResult>();

  function change(op: ServicesChange['op']) {
    setError(undefined);
    setResult(undefined);
    start(
      { ...(target === 'selected' && ids.length > 0 ? { ids: [...ids] } : { filter: toServiceFilter(filter) }), op },
      {
        done: (outcome) => {
          if (outcome.failed.length > 0) {
            setResult(outcome);
            return;
          }
          alerts.success('services.alert.changed', { count: outcome.ok.length });
          onDone();
          onClose();
        },
        failed: setError,
      },
    );
  }

  return { isPending, error, result, change };
}
