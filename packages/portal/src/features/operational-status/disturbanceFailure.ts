import type { MessageId } from '@skerry/i18n';
import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

const refusals: Readonly<Record<string, MessageId>> = {
  DEADLINE_PASSED: 'disturbancePage.refused.deadline',
  NOT_POSSIBLE: 'disturbancePage.refused.notPossible',
  PART_OF_SERVICES: 'disturbancePage.refused.part',
};

/** What a failed answer means: what to say, and whether what is shown is old. */
export function disturbanceFailure(error: unknown): { message: MessageDescriptor; isOutdated: boolean } {
  if (!(error instanceof ApiError)) return { message: errorMessage(error), isOutdated: false };
  const { status, problem } = error;
  const code = problem?.code ?? '';
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  return {
    message: refusal === undefined ? errorMessage(error) : { id: refusal },
    isOutdated: status === 404 || status === 409,
  };
}
