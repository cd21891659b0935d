import type { MessageId } from '@skerry/i18n';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { failureOf, type Failure } from '../../../platform/api/refusals.ts';

const refusals: Readonly<Record<string, MessageId>> = {
  NOT_POSSIBLE: 'disturbanceConsole.refused.notPossible',
  TRANSITION_NOT_ALLOWED: 'disturbanceConsole.refused.notPossible',
  STALE_VERSION: 'disturbanceConsole.refused.stale',
  INVALID_FIELDS: 'disturbanceConsole.refused.fields',
};

/** What a failed write means: what to say, and whether what is shown is old. */
export function consoleFailure(error: unknown): Failure {
  const failure = failureOf(error, refusals);
  return { ...failure, isOutdated: failure.isOutdated || failure.refusal === refusals['NOT_POSSIBLE'] };
}

export interface FieldFault {
  readonly code: string;
  readonly character?: string | undefined;
}

/** What is wrong, by the field that it is wrong with. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** What the server objects to. Of texts in several languages it is the English one, as that alone is demanded. */
export function refusedFields(error: unknown): FieldFaults {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.map(({ field, ...fault }) => [textFields.has(field) ? `${field}.en` : field, fault]),
  );
}

const textFields = new Set([
  'title',
  'description',
  'advice',
  'text',
  'reason',
  'rootCause',
  'resolution',
  'mitigation',
]);
