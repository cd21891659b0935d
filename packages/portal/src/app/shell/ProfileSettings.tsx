import { languageInfo, languageList, type DisplayLanguage } from '@skerry/i18n';
import { LanguageChooser } from '@skerry/ui';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useLanguage, useLanguageStore } from '../../platform/language/useLanguage.ts';

/** Language and looks, in the profile menu. */
export function ProfileSettings({ isInternal }: { isInternal: boolean }) {
  const store = useLanguageStore();
  const { display } = useLanguage();
  const alerts = useAlerts();
  const choices: DisplayLanguage[] = isInternal ? [...languageList, 'key'] : [...languageList];
  return (
    <LanguageChooser
      options={choices.map((value) => {
        const { nativeName, htmlLang } = languageInfo(value);
        return { value, label: value === 'key' ? value : nativeName, lang: htmlLang, isInternal: value === 'key' };
      })}
      value={display}
      onValueChange={({ value }) => void store.choose(value).catch(alerts.failure)}
    />
  );
}
