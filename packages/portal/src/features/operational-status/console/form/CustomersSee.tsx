import { languages, type Language } from '@skerry/i18n';
import { SegmentedControl, Sheet, Stack, Text } from '@skerry/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DisturbanceState } from '../../../../platform/disturbances/DisturbanceState.tsx';
import { isOver } from '../../../../platform/disturbances/disturbanceWords.ts';
import { SeenArea, SeenCard, SeenUpdates } from './ConsoleForm.styles.ts';
import { textLanguages } from './languageTexts.ts';

export interface SeenUpdate {
  readonly id: string;
  readonly when: ReactNode;
  readonly textIn: (language: Language) => string;
}

export interface CustomersSeeProps {
  state: string;
  /** Nothing is broken. */
  isCalm: boolean;
  /** A text in a language, English where it is missing there; empty where there is none. */
  titleIn: (language: Language) => string;
  bodyIn?: (language: Language) => string;
  /** Whether something of it is not written in a language. */
  isMissingIn: (language: Language) => boolean;
  /** When it is, and until when. */
  when: ReactNode;
  updates?: readonly SeenUpdate[];
  /** What is said last, such as when the next update comes. */
  foot?: ReactNode;
}

/** What is published, as customers read it in their language. */
export function CustomersSee(props: CustomersSeeProps) {
  const { state, isCalm, titleIn, bodyIn, isMissingIn, when, updates = [], foot } = props;
  const { formatMessage } = useIntl();
  const [language, setLanguage] = useState<Language>('en');
  const body = bodyIn?.(language) ?? '';
  return (
    <Sheet
      title={formatMessage({ id: 'disturbanceForm.see' })}
      padding="none"
      actions={
        <SegmentedControl
          label={formatMessage({ id: 'disturbanceForm.see.language' })}
          options={textLanguages.map((value) => ({ value, label: value.toUpperCase() }))}
          value={language}
          onValueChange={setLanguage}
        />
      }
    >
      <SeenArea>
        {isMissingIn(language) && (
          <Text as="p" variant="caption" tone="muted" style={{ margin: 0 }}>
            {formatMessage({ id: 'disturbanceForm.see.english' }, { language: languages[language].nativeName })}
          </Text>
        )}
        <SeenCard
          lang={isMissingIn(language) ? 'en' : languages[language].htmlLang}
          data-is-calm={isCalm || isOver(state) || undefined}
        >
          <Stack gap={8}>
            <DisturbanceState state={state} />
            <Text as="div" variant="subsection">
              {titleIn(language) || formatMessage({ id: 'disturbanceForm.see.noTitle' })}
            </Text>
            <Text as="div" variant="caption" tone="muted">
              {when}
            </Text>
            {body !== '' && <div style={{ whiteSpace: 'pre-line' }}>{body}</div>}
            {updates.length > 0 && (
              <SeenUpdates>
                {updates.map(({ id, when: at, textIn }) => (
                  <li key={id}>
                    <strong>{at}</strong> {textIn(language)}
                  </li>
                ))}
              </SeenUpdates>
            )}
            {foot !== undefined && <Text variant="label">{foot}</Text>}
          </Stack>
        </SeenCard>
      </SeenArea>
    </Sheet>
  );
}
