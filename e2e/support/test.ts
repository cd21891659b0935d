import { test as base, expect, type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { followToken, rememberToken } from './arrange.ts';
import { logIn, password } from './log-in.ts';

/** Languages as the interface calls them, with what `lang` of the document then is. */
export const languages = { sv: 'sv', en: 'en', no: 'nb', dk: 'da' } as const;
export type LanguageCode = keyof typeof languages;

export interface Visit {
  /** @default 'en' */
  language?: LanguageCode;
  /** @default 'localhost' */
  host?: string;
  /** What the device prefers. @default 'light' */
  theme?: 'light' | 'dark';
  /** Nobody has answered the cookie banner in this browser yet. @default false */
  isFirst?: boolean;
  /** A session that no other journey has, to end it or to go to another customer in it. @default false */
  isOwnSession?: boolean;
  width?: number;
  height?: number;
}

declare global {
  interface Window {
    complainToTest?: (complaint: string) => void;
  }
}

export type SignedIn = (login: string, visit?: Visit) => Promise<Page>;

interface Fixtures {
  /** A page of a browser that nobody has signed in on. */
  visitor: (visit?: Visit) => Promise<Page>;
  /** A browser of its own in which the demo login (`user-administrator@havstrand.example`) is signed in. Nothing is open yet. */
  signedIn: SignedIn;
}

/** What a browser and {@link callApi} need to be signed in. */
interface SignIn {
  cookies: Cookie[];
  token: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** The sign-ins of this worker, by login and host. */
const signIns = new Map<string, SignIn>();
/** In milliseconds: a token lives for five minutes, of which the journey needs its part. */
const signInLife = 120_000;

export const administrator = 'user-administrator@havstrand.example';

/**
 * Playwright's test with people in it. A breach of the content security policy or an uncaught error in any of their pages fails the test.
 */
export const test = base.extend<Fixtures>({
  visitor: async ({ browser }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (visit) => {
      const context = await openBrowser(browser, visit ?? {});
      contexts.push(context);
      await listen(context, complaints);
      const page = await context.newPage();
      followToken(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'breaches of the content security policy and uncaught errors').toEqual([]);
  },

  // Logs in where no journey of the last minutes has.
  signedIn: async ({ visitor }, use) => {
    await use(async (login, visit) => {
      const page = await visitor(visit);
      const context = page.context();
      const key = `${login} ${visit?.host ?? ''}`;
      const earlier = visit?.isOwnSession ? undefined : signIns.get(key);
      if (earlier) await context.addCookies(earlier.cookies);
      if (earlier && Date.now() - earlier.at < signInLife) {
        rememberToken(page, earlier.token);
        return page;
      }
      const token = await logIn(context, login, visit?.host);
      if (!visit?.isOwnSession) signIns.set(key, { cookies: await context.cookies(), token, at: Date.now() });
      rememberToken(page, token);
      return page;
    });
  },
});

async function openBrowser(
  browser: Browser,
  { language = 'en', theme = 'light', isFirst = false, width = 1280, height = 800 }: Visit,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: languages[language],
    colorScheme: theme,
    viewport: { width, height },
  });
  await remember(context, {
    'skerry.language': language === 'dk' ? 'da' : language,
    ...(isFirst ? {} : { cookieBannerShown: 'refused' }),
  });
  return context;
}

/** What earlier visits have stored. Playwright's `storageState` would open a page of its own to write it. */
async function remember(context: BrowserContext, stored: Record<string, string>): Promise<void> {
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(entries)) if (!(key in localStorage)) localStorage.setItem(key, value);
  }, stored);
}

async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('complainToTest', (complaint: string) => complaints.push(complaint));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      window.complainToTest?.(`${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

export { expect, password };
export type { Page };
