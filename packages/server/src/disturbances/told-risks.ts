import type { RedundancyRisk } from '@skerry/contracts';
import { seesDisturbances } from '../inventory/disturbances.ts';

interface Told {
  readonly roles: ReadonlySet<string>;
}

/** Whether it is told of requests for changes of services. */
export function seesServiceChanges({ roles }: Told): boolean {
  return ['OperationResponsible', 'OperationStaff'].some((role) => roles.has(role));
}

/** The risks with the names of what the caller may see; of the rest it learns that the time is a bad one, and no more. */
export function risksToldTo(caller: Told, risks: readonly RedundancyRisk[]): RedundancyRisk[] {
  const [withAll, withChanges] = [seesDisturbances(caller), seesServiceChanges(caller)];
  return risks.map((risk) => ({
    ...risk,
    touches: risk.touches.map((touch) =>
      withAll && (withChanges || touch.kind !== 'SERVICE_CHANGE')
        ? touch
        : { ...touch, id: null, reference: null, title: [] },
    ),
  }));
}
