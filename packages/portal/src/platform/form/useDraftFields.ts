import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSaveDraft, useConsumedDraft } from '../session/useDraft.ts';

/**
 * Keeps what stands in fields over the end of a session: after the next login it is there again.
 *
 * @param fields All that is kept, as a constant. A field that holds a secret is not named.
 */
export function useDraftFields<Values extends FieldValues>(
  formId: string,
  { formState: { isDirty }, getValues, reset }: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
): void {
  useSaveDraft(formId, () =>
    isDirty ? Object.fromEntries(fields.map((field) => [field, getValues(field)])) : undefined,
  );

  const taken = useConsumedDraft(formId, isRecord);
  useEffect(() => {
    if (!taken) return;
    const known = fields.filter((field) => typeof taken[field] === typeof getValues(field));
    reset(
      { ...getValues(), ...Object.fromEntries(known.map((field) => [field, taken[field]])) },
      { keepDefaultValues: true },
    );
  }, [taken, fields, getValues, reset]);
}

function isRecord(values: unknown): values is Record<string, unknown> {
  return typeof values === 'object' && values !== null;
}
