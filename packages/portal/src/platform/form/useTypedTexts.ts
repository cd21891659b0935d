import { useState } from 'react';
import { afterPress } from './afterPress.ts';
import { useSaveDraft, useConsumedDraft, useSaveOverReload } from '../session/useDraft.ts';

export interface TypedFields<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly isDirty: boolean;
  readonly set: (field: Field, value: string) => void;
  /** Fields that have been left: what is wrong with them may be said. */
  readonly touched: ReadonlySet<Field>;
  readonly touch: (field: Field) => void;
}

/**
 * Texts of a form, which are there again after the session has ended and begun anew.
 *
 * @param isKeptOverReload Also after the page was loaded again: for forms that are pages of their own, with much to lose.
 */
export function useTypedTexts<Field extends string>(
  formId: string,
  initial: Readonly<Record<Field, string>>,
  { isKeptOverReload = false }: { isKeptOverReload?: boolean } = {},
): TypedFields<Field> {
  const kept: TypedTexts = useConsumedDraft(formId, isTypedTexts) ?? {};
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ ...initial, ...kept });
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [start] = useState(initial);
  const fields = Object.keys(start) as Field[];
  const isDirty = fields.some((field) => values[field] !== start[field]);
  const read = () => (isDirty ? values : undefined);
  useSaveDraft(formId, read);
  useSaveOverReload(formId, isKeptOverReload ? read : undefined);
  return {
    values,
    isDirty,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    touched,
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
  };
}

/** Texts by the names of their fields, as they are kept. */
type TypedTexts = Readonly<Record<string, string>>;

function isTypedTexts(values: unknown): values is TypedTexts {
  return (
    typeof values === 'object' && values !== null && Object.values(values).every((value) => typeof value === 'string')
  );
}
