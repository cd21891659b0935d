import { languageList, languages } from '@skerry/i18n';
import { LanguageChooser } from '@skerry/ui';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useLanguage, useLanguageStore } from '../../platform/language/useLanguage.ts';

const options = languageList.map((value) => ({
  value,
  label: languages[value].nativeName,
  lang: languages[value].htmlLang,
}));

/** The language where nobody is signed in, and there is no profile menu. */
export function LanguageChoice() {
  const store = useLanguageStore();
  const { language } = useLanguage();
  const alerts = useAlerts();
  return (
    <LanguageChooser
      isFloating
      // On the right also where it has a row of its own.
      style={{ minWidth: 128, marginInlineStart: 'auto' }}
      options={options}
      value={language}
      onValueChange={(value) =>
        void loadChunk(() => store.choose(value)).catch((error: unknown) =>
          alerts.failure(error, { title: { id: 'shell.language.notChanged' } }),
        )
      }
    />
  );
}
