import type { ReactNode } from 'react';
import { FailureNote } from '../../../../platform/alerts/FailureNote.tsx';
import { useFailureInSight } from '../../../../platform/form/useFailureInSight.ts';
import { consoleFailure } from '../consoleFailure.ts';

/** Why a form was not sent, in sight; what is wrong with a field stands at the field. */
export function ConsoleFailure({ error }: { error: unknown }): ReactNode {
  useFailureInSight(error);
  return (
    error !== undefined && (
      <FailureNote title="disturbanceForm.notSent" message={consoleFailure(error).message} error={error} />
    )
  );
}
