import type { ServicesChange, ServicesChangeResult } from '@skerry/contracts';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useChangeServices } from '../services.mutations.ts';
import { toServiceFilter } from '../servicesFilter.ts';
import type { BulkDialogProps } from './bulkDialogProps.ts';

/** Which services a change is for: those that are selected, or all that the filter finds. */
export const bulkTargets = ['selected', 'found'] as const;
export type BulkTarget = (typeof bulkTargets)[number];

/** What was kept of the choice; what is selected, where that is none of them. */
export function bulkTargetOf(kept: string): BulkTarget {
  return bulkTargets.find((target) => target === kept) ?? 'selected';
}

/** One change to many services, and what became of it. A number of services that is no longer right is told, and asked about again. */
export function useBulkChange({ ids, filter, found: shown, onDone, onClose }: BulkDialogProps, target: BulkTarget) {
  const alerts = useAlerts();
  const { isPending, start } = useChangeServices();
  const [error, setError] = useState<unknown>();
  const [found, setFound] = useState(shown);
  const [result, setResult] = useState<ServicesChangeResult>();

  function change(op: ServicesChange['op']) {
    setError(undefined);
    setResult(undefined);
    start(
      { ...(target === 'selected' && ids.length > 0 ? { ids: [...ids] } : allThatIsFound()), op },
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
        failed: (failure) => {
          setError(failure);
          if (failure instanceof ApiError) setFound((known) => failure.problem?.count ?? known);
        },
      },
    );
  }

  function allThatIsFound() {
    const given = toServiceFilter(filter);
    const isEmpty = Object.keys(given).length === 0;
    return { filter: given, ...(isEmpty && { all: true as const }), expectedCount: found };
  }

  return { isPending, error, result, found, change };
}
