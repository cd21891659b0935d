import { isChangeClosed, isChangeStatus, type ChangeRequest, type ChangeStatus } from '@skerry/contracts';

export interface ChangeStep {
  status: ChangeStatus;
  /** When it was reached, where that is known. */
  at: string | null;
  /** What happens next is not up to the provider. */
  isWaiting: boolean;
}

const way: readonly ChangeStatus[] = ['SUBMITTED', 'ASSESSING', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'DONE'];

type Request = Pick<ChangeRequest, 'status' | 'approval' | 'events'>;

/**
 * The way of a request until it is done, and the index of the step that it has come to: the number of steps once all is done. A request
 * that ended before has no steps after its end. None for a status that is not ours.
 */
export function changeSteps({ status, approval, events }: Request): { steps: ChangeStep[]; current: number } {
  if (!isChangeStatus(status)) return { steps: [], current: 0 };
  const firstAt = (reached: ChangeStatus) => events.find((event) => event.status === reached)?.at ?? null;
  const lastAt = events.findLast((event) => event.status === status)?.at ?? null;
  const stepOf = (reached: ChangeStatus): ChangeStep => ({ status: reached, at: firstAt(reached), isWaiting: false });
  const now: ChangeStep = {
    status,
    at: lastAt,
    isWaiting: status === 'NEED_INFO' || (approval === 'WAITING' && !isChangeClosed(status)),
  };
  // The end, if it is not that of the way, stands after what had been reached by then.
  if (isChangeClosed(status) && status !== 'DONE') {
    const reached = way.filter((each) => each === 'SUBMITTED' || firstAt(each) !== null);
    return { steps: [...reached.map(stepOf), now], current: reached.length };
  }
  // A question comes up while the request is assessed.
  const place = way.indexOf(status === 'NEED_INFO' ? 'ASSESSING' : status);
  return {
    steps: way.map((each, index) =>
      index === place ? { ...now, at: now.isWaiting ? lastAt : firstAt(status) } : stepOf(each),
    ),
    current: status === 'DONE' ? way.length : place,
  };
}
