import {
  validatePersonalInfoField,
  validatePersonalInfoForm,
  type PersonalInfoFormField,
  type PersonalInfoFormText,
  type PortalUser,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { useState, type SubmitEventHandler } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldErrorsOf, refusedFields } from '../form/field-errors.ts';
import { useDraftFields } from '../form/useDraftFields.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { useAlerts } from '../alerts/useAlerts.ts';
import { useIdentity } from '../session/useSession.ts';
import { asSaved, personalInfoError, personalInfoOf, toProfileUpdate } from './personal-info-form.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const labels: Readonly<Record<PersonalInfoFormField, MessageId>> = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  cellphone: 'form.cellphone',
};

export interface PersonalInfoForm {
  form: UseFormReturn<PersonalInfoFormText>;
  /** What a text field needs: label, error after touch, and its registration. */
  fieldProps: (field: PersonalInfoFormField) => {
    label: string;
    error: string | undefined;
    'aria-required': true;
  } & ReturnType<UseFormReturn<PersonalInfoFormText>['register']>;
  /** Why it can't be sent yet: fields with an error that shows, or else fields that are left to fill in. */
  reason: string | undefined;
  canSave: boolean;
  isSaving: boolean;
  /** What went wrong and belongs to no field. */
  error: unknown;
  save: SubmitEventHandler<HTMLFormElement>;
}

/**
 * The user's own details as a form: the shared rules, errors after touch, and saving.
 *
 * @param fields What is typed here, as a constant; the rest is sent as it is.
 * @param formId What is typed is kept under this name if the session ends.
 */
export function usePersonalInfoForm(
  user: PortalUser,
  fields: readonly PersonalInfoFormField[],
  formId: string,
  onSaved?: () => void,
): PersonalInfoForm {
  const intl = useIntl();
  const alerts = useAlerts();
  const { isInternal } = useIdentity();
  const [initial] = useState(() => personalInfoOf(user));
  const form = useForm<PersonalInfoFormText>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: (values) => {
      const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
      const errors = validatePersonalInfoForm(typed, { isInternal });
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: fieldErrorsOf<PersonalInfoFormText>(errors) };
    },
  });
  useDraftFields(formId, form, fields);
  const { control, register, setError: setFieldError, handleSubmit } = form;
  const { errors, isValid } = form.formState;
  const values = useWatch({ control });
  const { isPending, start } = useSaveProfile();
  const [error, setError] = useState<unknown>();

  const needAttention = fields.filter((field) => errors[field]).length;
  const leftToFill = fields.filter(
    (field) => !errors[field] && validatePersonalInfoField(field, values[field] ?? '', { isInternal }),
  ).length;

  const send = (typed: PersonalInfoFormText) => {
    setError(undefined);
    const update = toProfileUpdate(typed, user);
    start(
      { update, idempotencyKey: newIdempotencyKey() },
      {
        done: () => {
          alerts.success('profile.alert.saved');
          form.reset(asSaved(update));
          onSaved?.();
        },
        failed: (failure) => {
          const refused = refusedFields(failure, fields);
          refused.forEach(({ field, error: refusal }, index) =>
            setFieldError(field, refusal, { shouldFocus: index === 0 }),
          );
          if (refused.length === 0) setError(failure);
        },
      },
    );
  };

  return {
    form,
    fieldProps(field) {
      const found = errors[field];
      const message = found && personalInfoError(field, { code: found.type, character: found.message });
      return {
        label: intl.formatMessage({ id: labels[field] }),
        error: message && intl.formatMessage({ id: message.id }, message.values),
        'aria-required': true,
        ...register(field),
      };
    },
    reason:
      needAttention > 0
        ? intl.formatMessage({ id: 'form.needAttention' }, { count: needAttention })
        : leftToFill > 0
          ? intl.formatMessage({ id: 'form.leftToFill' }, { count: leftToFill })
          : undefined,
    canSave: isValid && needAttention === 0,
    isSaving: isPending,
    error,
    save(event) {
      // The submit of a form in a dialog must not reach a form around it.
      event.stopPropagation();
      void handleSubmit(send)(event);
    },
  };
}
