import { maxChangeTextLength, type ChangeField } from '@skerry/contracts';
import { Dropdown, PasswordField, RadioGroup, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

export interface DetailFieldProps {
  field: ChangeField;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** More choices than these don't stand side by side. */
const maxRadios = 3;

/** A field of a kind of change, by its type. One that is not known is a text. */
export function DetailField({ field, value, onChange, onLeave, error }: DetailFieldProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { id, type, required, translations, choices = [], maxLength } = field;
  const text = {
    label: translatedName(translations, language, id),
    isOptional: !required,
    error,
    onBlur: onLeave,
  };
  const typed = {
    ...text,
    'aria-required': required,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (type) {
    case 'choice': {
      const options = choices.map((choice) => ({
        value: choice.value,
        label: translatedName(choice.translations, language, choice.value),
      }));
      const chosen = { ...text, options, value: value === '' ? undefined : value, onValueChange: onChange };
      return choices.length > maxRadios ? <Dropdown {...chosen} required={required} /> : <RadioGroup {...chosen} />;
    }
    case 'multiline':
      return <TextArea {...typed} characterLimit={maxLength ?? maxChangeTextLength} />;
    case 'secret':
      return (
        <PasswordField
          {...typed}
          autoComplete="new-password"
          hint={formatMessage({ id: 'changeRequestForm.secret.hint' })}
        />
      );
    case 'number':
      return <TextField {...typed} inputMode="numeric" />;
    case 'url':
      return <TextField {...typed} type="url" />;
    case 'timeOfDay':
      return <TextField {...typed} hint={formatMessage({ id: 'changeRequestForm.time.hint' })} />;
    default:
      return <TextField {...typed} {...(maxLength !== undefined && { characterLimit: maxLength })} />;
  }
}
