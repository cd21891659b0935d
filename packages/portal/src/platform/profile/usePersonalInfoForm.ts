import {
  validatePersonalInfoForm,
  type PersonalInfoFormField,
  type PersonalInfoFormText,
  type PortalUser,
} from '@skerry/contracts';
import { useState } from 'react';
import { useAlerts } from '../alerts/useAlerts.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { useDraftFields } from '../form/useDraftFields.ts';
import { usePersonForm, type PersonForm } from '../form/usePersonForm.ts';
import { useIdentity } from '../session/useSession.ts';
import { asSaved, personalInfoOf, toProfileUpdate } from './personal-info-form.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export interface PersonalInfoForm extends PersonForm<PersonalInfoFormText> {
  isSaving: boolean;
}

/**
 * The user's own details as a form.
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
  const alerts = useAlerts();
  const { isInternal } = useIdentity();
  const [initial] = useState(() => personalInfoOf(user));
  const { isPending, start } = useSaveProfile();
  const personForm = usePersonForm<PersonalInfoFormText>({
    initial,
    fields,
    check: (typed) => validatePersonalInfoForm(typed, { isInternal }),
    send(typed, failed) {
      const update = toProfileUpdate(typed, user);
      start(
        { update, idempotencyKey: newIdempotencyKey() },
        {
          done: () => {
            alerts.success('profile.alert.saved');
            form.reset(asSaved(update));
            onSaved?.();
          },
          failed,
        },
      );
    },
  });
  const { form } = personForm;
  useDraftFields(formId, form, fields);
  return { ...personForm, isSaving: isPending };
}
