import type { ChangeKind } from '@skerry/contracts';
import { noValues, type ChangeRequestValues } from './changeRequestForm.ts';

/** What the form of a new request is kept under. */
export const newRequestFormId = 'changeRequest.new';

/** What outlives a session: nothing secret. */
export interface RequestDraft {
  readonly values: ChangeRequestValues;
  /** Something secret was typed, and has to be typed again. */
  readonly hadSecrets: boolean;
}

/** A form as it is kept, without the secret answers. */
export function withoutSecrets(values: ChangeRequestValues, kinds: readonly ChangeKind[]): RequestDraft {
  let hadSecrets = false;
  const details = Object.fromEntries(
    Object.entries(values.details).map(([kindId, answers]) => {
      const kept = Object.entries(answers).filter(([fieldId, text]) => {
        const field = kinds.find(({ id }) => id === kindId)?.schema.find(({ id }) => id === fieldId);
        const isKept = field !== undefined && field.type !== 'secret';
        if (!isKept && text !== '') hadSecrets = true;
        return isKept;
      });
      return [kindId, Object.fromEntries(kept)];
    }),
  );
  return { values: { ...values, details }, hadSecrets };
}

/** Whether what was kept is a form, and this one. */
export function isRequestDraft(kept: unknown): kept is RequestDraft {
  if (typeof kept !== 'object' || kept === null || !('values' in kept)) return false;
  const { values } = kept;
  if (typeof values !== 'object' || values === null) return false;
  const { services } = values as Partial<ChangeRequestValues>;
  return (
    Object.entries(noValues).every(
      ([name, standard]) => typeof (values as Record<string, unknown>)[name] === typeof standard,
    ) &&
    Array.isArray(services) &&
    services.every((service) => typeof (service as { serviceId?: unknown } | null)?.serviceId === 'string')
  );
}
