import { ThemeProvider } from '@skerry/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { name as brand } from '../../brand.json';
import { RouterLink } from '../RouterLink.tsx';
import { useTheme } from '../theme/themeStore.ts';
import { LanguageContext } from './LanguageContext.ts';
import { firstLanguage, keepLanguage, languages, loadTexts, type Language } from './languages.ts';
import type { Texts } from './texts.ts';

/** Brand, theme, language and links for everything below. Nothing is shown before the texts are there. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const theme = useTheme();
  const [loaded, setLoaded] = useState<{ language: Language; texts: Texts }>();

  useEffect(() => {
    let isCurrent = true;
    void loadTexts(language).then((texts) => {
      if (isCurrent) setLoaded({ language, texts });
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const shown = languages.find(({ value }) => value === loaded?.language);
  useEffect(() => {
    if (shown) document.documentElement.lang = shown.lang;
  }, [shown]);

  if (!loaded || !shown) return null;
  const choose = (chosen: Language) => {
    keepLanguage(chosen);
    setLanguage(chosen);
  };
  return (
    <ThemeProvider
      brand={brand}
      theme={theme}
      locale={shown.locale}
      messages={loaded.texts.kit}
      linkComponent={RouterLink}
    >
      <LanguageContext value={{ ...loaded, setLanguage: choose }}>{children}</LanguageContext>
    </ThemeProvider>
  );
}
