import { languages, type Language } from '@skerry/i18n';
import { SegmentedControl, Stack, Text, TextArea, TextField } from '@skerry/ui';
import { IconAlertTriangle, IconCheck, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../../platform/browser/useIsAtLeast.ts';
import type { FieldFaults } from '../consoleFailure.ts';
import { Announced } from './ConsoleForm.styles.ts';
import { languageState, textLanguages } from './languageTexts.ts';
import { useFaultText } from './useFaultText.ts';

export interface TextOfField {
  readonly name: string;
  readonly label: string;
  readonly limit: number;
  /** One line, of which there is no more. @default false */
  readonly isLine?: boolean;
  readonly isOptional?: boolean;
}

export interface TextsFieldProps {
  fields: readonly TextOfField[];
  values: Readonly<Record<string, string>>;
  start: Readonly<Record<string, string>>;
  faults: FieldFaults;
  /** How many customers read each language; empty while that is not known. */
  readers: Readonly<Partial<Record<Language, number>>>;
  /** Counts how often sending was refused: then the language that something is wrong in is shown. */
  complaints: number;
  isReadOnly: boolean;
  onChange: (name: string, value: string) => void;
  onTouch: (name: string) => void;
}

const icons = { written: IconCheck, missing: IconAlertTriangle, older: IconHistory } as const;

/** Texts in four languages, one of them in view. Publishing while one is missing is allowed: those customers get English. */
export function TextsField(props: TextsFieldProps) {
  const { fields, values, start, faults, readers, complaints, isReadOnly, onChange, onTouch } = props;
  const { formatMessage } = useIntl();
  const faultText = useFaultText();
  const isPhone = !useIsAtLeast('small');
  const [language, setLanguage] = useState<Language>('en');
  const [seen, setSeen] = useState(complaints);
  if (complaints !== seen) {
    setSeen(complaints);
    const names = (each: Language) => fields.map(({ name }) => `${name}.${each}`);
    const faulty = textLanguages.find((each) => names(each).some((name) => name in faults));
    if (faulty !== undefined) setLanguage(faulty);
  }
  const stateOf = (each: Language) =>
    languageState(
      values,
      start,
      fields.map(({ name }) => name),
      each,
    );
  const notes = textLanguages.flatMap((each) => {
    const state = stateOf(each);
    if (each === 'en' || (state !== 'missing' && state !== 'older')) return [];
    const values_ = { language: languages[each].nativeName, count: readers[each] ?? 0 };
    // Nobody is known to read it: nothing is amiss.
    if (state === 'missing' && values_.count === 0) return [];
    return [formatMessage({ id: `disturbanceForm.language.${state}` }, values_)];
  });
  return (
    <Stack gap={12}>
      <SegmentedControl
        label={formatMessage({ id: 'disturbanceForm.language' })}
        options={textLanguages.map((value) => {
          const state = stateOf(value);
          // What nobody reads is not missed.
          const hasIcon = state !== 'empty' && (state !== 'missing' || value === 'en' || (readers[value] ?? 0) > 0);
          const label = isPhone ? value.toUpperCase() : languages[value].nativeName;
          return { value, label, ...(hasIcon && { icon: icons[state] }) };
        })}
        value={language}
        onValueChange={setLanguage}
      />
      {fields.map(({ name, label, limit, isLine = false, isOptional = false }) => {
        const field = `${name}.${language}`;
        const shared = {
          label,
          lang: languages[language].htmlLang,
          value: values[field] ?? '',
          error: faultText(faults[field], limit),
          isOptional: isOptional || language !== 'en',
          readOnly: isReadOnly,
          autoComplete: 'off',
          onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
          onBlur: () => onTouch(field),
        };
        return isLine ? (
          <TextField key={name} {...shared} />
        ) : (
          <TextArea key={name} {...shared} characterLimit={limit} />
        );
      })}
      <Announced role="status">
        {notes.map((note) => (
          <Text key={note} as="p" variant="caption" tone="muted" style={{ margin: 0 }}>
            {note}
          </Text>
        ))}
      </Announced>
    </Stack>
  );
}
