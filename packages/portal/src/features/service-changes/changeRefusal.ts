import { errorMessage, type MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { reasonText } from '../../platform/services-section/service-change-reasons.ts';
import type { ChangeField } from './changeForm.ts';

export interface RefusedField {
  field: ChangeField;
  code: string;
  character?: string | undefined;
}

export interface ChangeFailure {
  message: MessageDescriptor;
  /** What the server objects to, by field. */
  fields: RefusedField[];
  /** The offers that are shown are old: the service, or what is on its way for it, has changed meanwhile. */
  isOutdated: boolean;
  /** The order may have been placed all the same. */
  isOutcomeUnknown: boolean;
}

const fieldsOfServer: Readonly<Record<string, ChangeField>> = {
  capacityBps: 'chosen',
  addonIds: 'chosen',
  replacementProductId: 'chosen',
  agreementPeriodInMonths: 'months',
  'newPlace.floor': 'floor',
  'newPlace.room': 'room',
  wantedAt: 'wantedAt',
  lastDay: 'lastDay',
  reference: 'reference',
  text: 'text',
};

/**
 * What an order that was refused means for the form.
 *
 * @param placeField The one that says where a move leads.
 */
export function changeFailure(error: unknown, placeField: ChangeField = 'newSite'): ChangeFailure {
  if (!(error instanceof ApiError))
    return { message: errorMessage(error), fields: [], isOutdated: false, isOutcomeUnknown: true };
  const { status, problem } = error;
  const errors = problem?.errors ?? [];
  const reason =
    problem?.code === 'NOT_ELIGIBLE'
      ? (errors[0]?.code ?? '')
      : problem?.code === 'FEATURE_OFF'
        ? 'FEATURE_OFF'
        : undefined;
  return {
    message: reason === undefined ? errorMessage(error) : { id: reasonText(reason) },
    fields: errors.flatMap(({ field, code, character }) => {
      const ownField = Object.hasOwn(fieldsOfServer, field) ? fieldsOfServer[field] : undefined;
      const own = ownField ?? (field.startsWith('newPlace') ? placeField : undefined);
      return own === undefined ? [] : [{ field: own, code, character }];
    }),
    isOutdated: status === 404 || status === 409,
    isOutcomeUnknown: status === 0 || status === 408 || status >= 500,
  };
}
