import type { Decorator, Preview } from '@storybook/react-vite';
import { uiMessagesDa, uiMessagesEn, uiMessagesNo, uiMessagesSv } from '@skerry/i18n/ui';
import { ThemeProvider, type Theme } from '../packages/ui/src/theme/ThemeProvider.tsx';
import { breakpoints } from '../packages/ui/src/tokens/breakpoints.ts';
import { modes } from './modes.ts';
import '../packages/ui/src/tokens/fonts.css';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/textures/textures.css';

const languages = {
  en: { locale: 'en-GB', messages: uiMessagesEn, htmlLang: 'en' },
  sv: { locale: 'sv-SE', messages: uiMessagesSv, htmlLang: 'sv' },
  no: { locale: 'nb-NO', messages: uiMessagesNo, htmlLang: 'nb' },
  da: { locale: 'da-DK', messages: uiMessagesDa, htmlLang: 'da' },
} as const;

const withKit: Decorator = (Story, { globals }) => {
  const { theme, brand, language } = globals as { theme: Theme; brand: string; language: keyof typeof languages };
  const { locale, messages, htmlLang } = languages[language];
  document.documentElement.lang = htmlLang;
  return (
    <ThemeProvider theme={theme} brand={brand} locale={locale} messages={messages}>
      <Story />
    </ThemeProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withKit],
  initialGlobals: { theme: 'light', brand: 'skerry', language: 'en' },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
    brand: toolbar('Brand', 'paintbrush', { skerry: 'Skerry', carrier: 'Carrier', granvik: 'Granvik' }),
    language: toolbar('Language', 'globe', { en: 'English', sv: 'Svenska', no: 'Norsk', da: 'Dansk' }),
  },
  parameters: {
    layout: 'padded',
    controls: { matchers: { date: /At$/ }, expanded: true },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Overlays', 'Shell'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        ...Object.fromEntries(
          Object.entries(breakpoints)
            .filter(([, width]) => width > 0)
            .map(([name, width]) => [
              name,
              { name: `${name}, ${width}`, styles: { width: `${width}px`, height: '800px' }, type: 'desktop' },
            ]),
        ),
      },
    },
    a11y: {
      test: 'error',
      // Off in axe by default: WCAG 2.2, 2.5.8.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    // Stories of the docs are read, not compared: only those tagged `visual` switch snapshots on.
    chromatic: { disableSnapshot: true, modes },
  },
};

export default preview;

function toolbar(title: string, icon: 'contrast' | 'paintbrush' | 'globe', items: Readonly<Record<string, string>>) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: Object.entries(items).map(([value, text]) => ({ value, title: text })),
    },
  };
}
