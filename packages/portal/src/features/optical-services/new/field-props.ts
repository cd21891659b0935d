import { fieldId, type OpticalField } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';

/** What each field of texts has in common. */
export function textOf({ values, set, touch, errorOf, isPending }: OpticalForm, field: OpticalField) {
  return {
    id: fieldId(field),
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    onBlur: () => touch(field),
    readOnly: isPending,
    error: errorOf(field),
  };
}

/** What each field of choices has in common. */
export function choiceOf({ values, choose, touch, errorOf, isPending }: OpticalForm, field: OpticalField) {
  return {
    id: fieldId(field),
    value: values[field] === '' ? undefined : values[field],
    onValueChange: (value: string) => choose(field, value),
    onBlur: () => touch(field),
    readOnly: isPending,
    required: true,
    error: errorOf(field),
  };
}

/** What each tick has in common. */
export function tickOf({ values, set, isPending }: OpticalForm, field: OpticalField) {
  return {
    checked: values[field] !== '',
    onCheckedChange: (isChecked: boolean) => set(field, isChecked ? 'yes' : ''),
    readOnly: isPending,
  };
}
