import { defaultUserLocale, userFormLocales, type UserFormField } from '@skerry/contracts';
import { Checkbox, Field, from, Grid, RadioGroup, Stack, Switch, TextField, token } from '@skerry/ui';
import { useCheckedField, useValueField } from '@skerry/ui/react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { fieldErrorMessage, userFieldLabels } from '../userForm.ts';
import type { UserFormValues } from '../userFormValues.ts';

/* In line with the radio buttons beside it. */
const FormSwitch = styled(Switch)`
  ${from.medium} {
    min-height: ${token.control.height.compact};
  }
`;

export interface UserFormProps {
  form: UseFormReturn<UserFormValues>;
  /** Words of the switch that lets the user log in. */
  activeLabel: string;
  /** One's own account can't be inactivated. */
  isOwnAccount?: boolean;
}

/** The fields for creating and editing a user. */
export function UserForm({ form, activeLabel, isOwnAccount = false }: UserFormProps) {
  const intl = useIntl();
  const { country } = useRuntimeConfig();
  const { control, register } = form;
  const { errors, defaultValues: { locale = defaultUserLocale } = {} } = form.formState;
  const language = useValueField({ control, name: 'locale' });
  const active = useCheckedField({ control, name: 'active' });

  function textField(field: UserFormField) {
    const error = errors[field];
    const message = error && fieldErrorMessage(field, { code: error.type, character: error.message });
    return {
      label: intl.formatMessage({ id: userFieldLabels[field] }),
      error: message && intl.formatMessage({ id: message.id }, message.values),
      // Somebody else's data: the browser has nothing to fill in.
      autoComplete: 'off',
      'aria-required': true,
      ...register(field),
    };
  }

  return (
    <Stack>
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <TextField {...textField('firstName')} />
        <TextField {...textField('lastName')} />
      </Grid>
      <TextField type="email" {...textField('email')} />
      <TextField type="tel" hint={intl.formatMessage({ id: 'form.cellphone.hint' })} {...textField('cellphone')} />
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <RadioGroup
          label={intl.formatMessage({ id: 'users.field.language' })}
          // A language that was chosen elsewhere, as when registering, can be kept.
          options={[...new Set([...userFormLocales, locale])].map((value) => ({
            value,
            label: intl.formatMessage({ id: `users.language.${value}` }),
          }))}
          {...language}
        />
        <Field
          label={intl.formatMessage({ id: 'users.field.status' })}
          {...(isOwnAccount && { hint: intl.formatMessage({ id: 'users.refused.ownAccount' }) })}
        >
          {({ id, 'aria-describedby': describedBy }) => (
            <FormSwitch
              {...active}
              id={id}
              aria-describedby={describedBy}
              aria-label={activeLabel}
              disabled={isOwnAccount}
            >
              {activeLabel}
            </FormSwitch>
          )}
        </Field>
      </Grid>
      {country === 'dk' && (
        <Checkbox {...register('forceTwoFactorAuth')}>{intl.formatMessage({ id: 'users.form.twoFactor' })}</Checkbox>
      )}
    </Stack>
  );
}
