import { languageInfo, languageList, type DisplayLanguage } from '@skerry/i18n';
import { LanguageChooser, SegmentedControl, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useLanguage, useLanguageStore } from '../../platform/language/useLanguage.ts';
import { themeChoices, useThemeChoice, useThemeStore } from '../../platform/theme/theme-store.ts';

export interface ProfileSettingsProps {
  isInternal: boolean;
}

/** Language and looks, in the profile menu. */
export function ProfileSettings({ isInternal }: ProfileSettingsProps) {
  const { formatMessage } = useIntl();
  const languages = useLanguageStore();
  const { display } = useLanguage();
  const themes = useThemeStore();
  const theme = useThemeChoice();
  const alerts = useAlerts();
  const choices: DisplayLanguage[] = isInternal ? [...languageList, 'key'] : [...languageList];
  return (
    <>
      <LanguageChooser
        options={choices.map((value) => {
          const { nativeName, htmlLang } = languageInfo(value);
          return { value, label: value === 'key' ? value : nativeName, lang: htmlLang, isInternal: value === 'key' };
        })}
        value={display}
        onValueChange={(value) =>
          void loadChunk(() => languages.choose(value)).catch((error: unknown) =>
            alerts.failure(error, { title: { id: 'shell.language.notChanged' } }),
          )
        }
      />
      <Stack gap={6} align="start">
        <Text as="div" variant="label" aria-hidden>
          <FormattedMessage id="shell.theme.label" />
        </Text>
        <SegmentedControl
          label={formatMessage({ id: 'shell.theme.label' })}
          options={themeChoices.map((value) => ({ value, label: formatMessage({ id: `shell.theme.${value}` }) }))}
          value={theme}
          onValueChange={(value) => themes.choose(value)}
        />
      </Stack>
    </>
  );
}
