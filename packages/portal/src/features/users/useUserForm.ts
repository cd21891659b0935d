import { validateUserForm } from '@skerry/contracts';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf, refusedFields } from '../../platform/form/field-errors.ts';
import { useDraftFields } from '../../platform/form/useDraftFields.ts';
import { fieldProblem } from './userForm.ts';
import { userFormFields, userTextFields, type UserFormValues } from './userFormValues.ts';

/** The shared rules. */
const rules: Resolver<UserFormValues> = (values) => {
  const problems = validateUserForm(values);
  return problems.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: fieldErrorsOf<UserFormValues>(problems) };
};

export interface UserFormState {
  form: UseFormReturn<UserFormValues>;
  /** Fields whose error shows, because they were touched or the server refused them. */
  needAttention: number;
  /** Fields that can't be sent yet, but were not touched either. */
  leftToFill: number;
  /** Puts the server's objections at their fields, the focus in the first of them. False where it named none of ours. */
  showFieldErrors(error: unknown): boolean;
}

/**
 * The state of the form for a user: shared rules, errors after touch.
 *
 * @param initial What the form begins with; it counts as changed once it differs from this.
 * @param formId What is typed is kept under this name if the session ends.
 */
export function useUserForm(initial: UserFormValues, formId: string): UserFormState {
  const form = useForm<UserFormValues>({ defaultValues: initial, mode: 'onTouched', resolver: rules });
  useDraftFields(formId, form, userFormFields);
  const { control, setError } = form;
  const values = useWatch({ control });
  const { errors } = form.formState;

  return {
    form,
    needAttention: userTextFields.filter((field) => errors[field]).length,
    leftToFill: userTextFields.filter((field) => !errors[field] && fieldProblem(field, values[field] ?? '')).length,
    showFieldErrors(error) {
      const ours = refusedFields(error, userTextFields);
      ours.forEach(({ field, error: refusal }, index) => setError(field, refusal, { shouldFocus: index === 0 }));
      return ours.length > 0;
    },
  };
}
