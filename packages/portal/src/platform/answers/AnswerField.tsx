import { maxAnswerLength, type FormField } from '@skerry/contracts';
import { Dropdown, PasswordField, RadioGroup, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName, translatedText } from '../language/translated-name.ts';
import { useLanguage } from '../language/useLanguage.ts';

export interface AnswerFieldProps {
  field: FormField;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | undefined;
  /** While it is saved. */
  readOnly?: boolean;
  /** Choices beside each other. @default 'vertical' */
  orientation?: 'horizontal' | 'vertical';
}

/** More choices than these don't stand side by side. */
const maxRadios = 3;

/** A field that the provider has drawn up, by its type. One that is not known is a text. */
export function AnswerField(props: AnswerFieldProps) {
  const { field, value, onChange, onLeave, error, readOnly = false, orientation = 'vertical' } = props;
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { id, type, required, translations, choices = [], maxLength, unit, minimum, maximum } = field;
  const hint = translatedText(translations, language)?.description;
  const text = {
    label: translatedName(translations, language, id),
    isOptional: !required,
    error,
    readOnly,
    onBlur: onLeave,
    ...(hint !== undefined && { hint }),
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
      return choices.length > maxRadios ? (
        <Dropdown {...chosen} required={required} />
      ) : (
        <RadioGroup {...chosen} orientation={orientation} />
      );
    }
    case 'multiline':
      return <TextArea {...typed} characterLimit={maxLength ?? maxAnswerLength} />;
    case 'secret':
      return (
        <PasswordField {...typed} autoComplete="new-password" hint={formatMessage({ id: 'form.answer.secret' })} />
      );
    case 'number': {
      // What may be written stands there before it is wrong.
      const range =
        maximum === undefined
          ? ''
          : formatMessage(
              { id: 'form.answer.range' },
              { min: minimum ?? 0, max: maximum, unit: unit ? ` ${unit}` : '' },
            );
      const about = [hint ?? '', range].filter((part) => part !== '').join(' ');
      return (
        <TextField
          {...typed}
          inputMode="numeric"
          {...(unit !== undefined && { end: unit })}
          {...(about !== '' && { hint: about })}
        />
      );
    }
    case 'url':
      return <TextField {...typed} type="url" />;
    case 'timeOfDay':
      return <TextField {...typed} hint={formatMessage({ id: 'form.answer.timeOfDay' })} />;
    default:
      return <TextField {...typed} {...(maxLength !== undefined && { characterLimit: maxLength })} />;
  }
}
