import type { RuntimeConfig } from '@skerry/contracts';
import { languageInfo, languageOf, loadMessages } from '@skerry/i18n';
import { ThemeProvider, type Brand, type Theme } from '@skerry/ui';
import type { ReactNode } from 'react';
import { browserStorage } from '../platform/browser/browser-storage.ts';
import { loadChunk } from '../platform/browser/load-chunk.ts';
import { createLanguageStore } from '../platform/language/language-store.ts';
import { LanguageProvider } from '../platform/language/LanguageProvider.tsx';
import { useLanguage } from '../platform/language/useLanguage.ts';
import { RuntimeConfigContext } from '../platform/runtime-config/runtime-config.ts';
import { createThemeStore } from '../platform/theme/theme-store.ts';
import { LeaveContext, type Leave } from './frame/leave.ts';
import { pageOf } from './page-of.ts';
import { inspectLink, takeToken, type OpenLink } from './password/one-time-link.ts';
import { createSignInApi, SignInApiContext } from './sign-in-api.ts';
import { SignInApp } from './SignInApp.tsx';

/** What the pages take from the browser and the server. */
export interface SignInEnvironment {
  config: RuntimeConfig;
  window: Window;
  fetch: (request: Request) => Promise<Response>;
  leave: Leave;
}

/** Longest wait, in milliseconds, for the language of a link's reader before the page is shown in the browser's. */
const languagePatience = 1000;

/** The page of the address, in the visitor's language. It is ready to be shown: no text changes its language by itself afterwards. */
export async function startSignIn({ config, window, fetch, leave }: SignInEnvironment): Promise<ReactNode> {
  const { document, history, location, navigator } = window;
  const storage = browserStorage(() => window.localStorage);
  const page = pageOf(location);
  // Before anything waits: the less time it stands in the address, the better.
  const token = page.name === 'oneTimeLink' || page.name === 'contact' ? takeToken(location, history) : undefined;

  const language = createLanguageStore({
    storage,
    root: document.documentElement,
    browserLanguages: navigator.languages,
    load: (display, areas) =>
      loadChunk(() => loadMessages(display, ['sign-in', 'refused', 'settings', 'ui-form', ...areas])),
  });
  const api = createSignInApi({ origin: location.origin, language: () => language.state.language, fetch });
  await language.start(config.country);
  // What the portal that sent the visitor here is shown in.
  const wanted = languageOf(new URLSearchParams(location.search).get('lang') ?? '');
  if (wanted) await language.suggest(wanted);

  let link: OpenLink | undefined;
  if (page.name === 'oneTimeLink' && token !== undefined) {
    const open = async () => {
      const recipient = await inspectLink(api, page.kind, token);
      // The page is understood in another language too.
      await language.suggest(recipient.locale).catch(() => undefined);
      return recipient;
    };
    link = { token, open, opening: open() };
    await Promise.race([
      link.opening.catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, languagePatience)),
    ]);
  }

  return (
    <RuntimeConfigContext value={config}>
      <LanguageProvider store={language}>
        <Kit brand={config.variant === 'carrier' ? 'carrier' : 'skerry'} theme={createThemeStore(storage).choice}>
          <SignInApiContext value={api}>
            <LeaveContext value={leave}>
              <SignInApp page={page} link={link} token={token} />
            </LeaveContext>
          </SignInApiContext>
        </Kit>
      </LanguageProvider>
    </RuntimeConfigContext>
  );
}

function Kit({ brand, theme, children }: { brand: Brand; theme: Theme; children: ReactNode }) {
  const { display, messages } = useLanguage();
  return (
    <ThemeProvider brand={brand} theme={theme} locale={languageInfo(display).locale} messages={messages}>
      {children}
    </ThemeProvider>
  );
}
