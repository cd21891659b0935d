import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';

/** Says that nobody is warned of freeze periods, because they are not known. */
export function FreezeFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return <FailureNote title="orders.freeze.failed" message={errorMessage(error)} error={error} />;
}
