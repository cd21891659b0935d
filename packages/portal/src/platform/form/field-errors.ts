import type { FieldError as RuleError } from '@skerry/contracts';
import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';
import { ApiError } from '../api/ApiError.ts';

/** An error as react-hook-form keeps it: `type` is what is wrong, and with an unsupported character `message` is which one. */
function fieldError({ code, character }: { code: string; character?: string | undefined }): FieldError {
  return { type: code, ...(character !== undefined && { message: character }) };
}

/** What the shared rules object to, by field. */
export function fieldErrorsOf<Values extends FieldValues>(errors: readonly RuleError[]): FieldErrors<Values> {
  return Object.fromEntries(errors.map((error) => [error.field, fieldError(error)])) as FieldErrors<Values>;
}

/** What the server objects to in a refusal, of the fields given. */
export function refusedFields<Field extends string>(
  failure: unknown,
  fields: readonly Field[],
): { field: Field; error: FieldError }[] {
  const named = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return named.flatMap((error) => {
    const field = fields.find((each) => each === error.field);
    return field === undefined ? [] : { field, error: fieldError(error) };
  });
}
