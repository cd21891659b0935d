import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';

/** Products and numbers of the filters could not be fetched; the orders are there all the same. */
export function CountsFailure({ error }: { error: unknown }) {
  return (
    error !== undefined && (
      <FailureNote title="orders.filter.countsFailed" message={errorMessage(error)} error={error} />
    )
  );
}
