import type { Decorator, Preview } from '@storybook/react-vite';
import { uiMessagesDa, uiMessagesEn, uiMessagesNo, uiMessagesSv } from '@skerry/i18n/ui';
import { fetchOverlays } from '../packages/ui/src/testing/fetchOverlays.ts';
import { ThemeProvider, type Theme } from '../packages/ui/src/theme/ThemeProvider.tsx';
import { breakpoints } from '../packages/ui/src/tokens/breakpoints.ts';
import { controlsOf } from './controlsOf.ts';
import { docs } from './docs/index.tsx';
import { LongTexts } from './LongTexts.tsx';
import { modes } from './modes.ts';
import '../packages/ui/src/tokens/fonts.css';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/textures/textures.css';

const languages = {
  en: { locale: 'en-GB', messages: uiMessagesEn, htmlLang: 'en' },
  sv: { locale: 'sv-SE', messages: uiMessagesSv, htmlLang: 'sv' },
  no: { locale: 'nb-NO', messages: uiMessagesNo, htmlLang: 'nb' },
  da: { locale: 'da-DK', messages: uiMessagesDa, htmlLang: 'da' },
  long: { locale: 'en-GB', messages: uiMessagesEn, htmlLang: 'en' },
} as const;

interface Globals {
  readonly theme: Theme;
  readonly brand: string;
  readonly language: keyof typeof languages;
  readonly density: 'own' | 'comfortable' | 'compact';
  readonly direction: 'ltr' | 'rtl';
}

const withKit: Decorator = (Story, { globals, args, argTypes }) => {
  const { theme, brand, language, density, direction } = globals as unknown as Globals;
  const { locale, messages, htmlLang } = languages[language];
  document.documentElement.lang = htmlLang;
  document.documentElement.dir = direction;
  const story = density !== 'own' && 'density' in argTypes ? <Story args={{ ...args, density }} /> : <Story />;
  return (
    <ThemeProvider theme={theme} brand={brand} locale={locale} messages={messages}>
      {language === 'long' ? <LongTexts>{story}</LongTexts> : story}
    </ThemeProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withKit],
  argTypesEnhancers: [controlsOf],
  // A picture of something open shows it, not what was there while it was fetched.
  beforeAll: fetchOverlays,
  initialGlobals: { theme: 'light', brand: 'skerry', language: 'en', density: 'own', direction: 'ltr' },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark', system: 'System' }),
    brand: toolbar('Brand', 'paintbrush', { skerry: 'Skerry', carrier: 'Carrier', granvik: 'Granvik' }),
    language: toolbar('Language', 'globe', {
      en: 'English',
      sv: 'Svenska',
      no: 'Norsk',
      da: 'Dansk',
      long: 'Åccéntéd, 40 % longer',
    }),
    density: toolbar('Density', 'component', {
      own: 'Density as written',
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    layout: 'padded',
    docs,
    controls: { matchers: { date: /At$/ }, expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Gallery',
          'Getting started',
          'Principles',
          'Tokens',
          'Theming and brands',
          'Writing forms',
          'Content and languages',
          'Accessibility',
          'Component lifecycle',
          'Releases',
          'Foundations',
          'Layout',
          'Page',
          'Shell',
          'Actions',
          'Choice',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Primitives',
          '*',
          'Visual',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 320', styles: { width: '320px', height: '720px' }, type: 'mobile' },
        largePhone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
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
    // Chromatic gets a Storybook of the visual stories only; see main.ts.
    chromatic: { modes },
  },
};

export default preview;

type Icon = 'contrast' | 'paintbrush' | 'globe' | 'component' | 'transfer';

function toolbar(title: string, icon: Icon, items: Readonly<Record<string, string>>) {
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
