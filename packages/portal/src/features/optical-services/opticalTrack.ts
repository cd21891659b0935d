import { isOpticalStatus, type OpticalRequest, type OpticalStatus } from '@skerry/contracts';

/** The way of a request to its proposal. */
const way: readonly OpticalStatus[] = ['REGISTERED', 'PRESALE_REQUESTED', 'IN_PROGRESS', 'ESTIMATED', 'COMPLETED'];

export interface OpticalStep {
  readonly status: OpticalStatus;
  /** When it was reached, where that is known. */
  readonly at: string | null;
}

export type OpticalEvent = NonNullable<OpticalRequest['events']>[number];

/** When a request was sent and each step since, the oldest first; without a history of its own what its times say. */
export function opticalEvents({ events, status, createdAt, updatedAt }: OpticalRequest): readonly OpticalEvent[] {
  if (events) return events;
  const sent = { status: 'REGISTERED', at: createdAt };
  return status === 'REGISTERED' ? [sent] : [sent, { status, at: updatedAt }];
}

/** How far a request is, and the index of its step: their number once all is done. Undefined for a status that is not ours. */
export function opticalTrack(request: OpticalRequest): { steps: OpticalStep[]; current: number } | undefined {
  const { status } = request;
  if (!isOpticalStatus(status)) return undefined;
  const events = opticalEvents(request);
  const atOf = (step: OpticalStatus) => events.findLast((event) => event.status === step)?.at ?? null;
  const stepsOf = (statuses: readonly OpticalStatus[], current: number) => ({
    // What was reached once and is to be reached again has no date yet.
    steps: statuses.map((step, index) => ({ status: step, at: index <= current ? atOf(step) : null })),
    current,
  });
  switch (status) {
    case 'NO_SOLUTION': {
      const reached = way.filter((step) => step === 'REGISTERED' || atOf(step) !== null);
      return stepsOf([...reached, status], reached.length);
    }
    case 'COMPLETED': {
      // Not every proposal has a budget price before it.
      const reached = way.filter((step) => step !== 'ESTIMATED' || atOf(step) !== null);
      return stepsOf(reached, reached.length);
    }
    case 'INPUT_NEEDED':
      return stepsOf(
        way.map((step) => (step === 'IN_PROGRESS' ? status : step)),
        way.indexOf('IN_PROGRESS'),
      );
    default:
      return stepsOf(way, way.indexOf(status));
  }
}
