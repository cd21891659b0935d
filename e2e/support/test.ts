import { test as base, expect, type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { clickLogIn, fillLogin } from '../helpers/sign-in.ts';
import { address } from './address.ts';
import { followToken, isSignedIn } from './arrange.ts';

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
  /** A session that no other journey has: the provider remembers which customer one goes to. @default false */
  isOwnSession?: boolean;
  width?: number;
  height?: number;
}

declare global {
  interface Window {
    complainToTest?: (complaint: string) => void;
  }
}

interface Fixtures {
  /** A page of a browser that nobody has signed in on. */
  visitor: (visit?: Visit) => Promise<Page>;
  /** A browser of its own, signed in as the demo login (`user-administrator@havstrand.example`), on /home. */
  signedIn: (login: string, visit?: Visit) => Promise<Page>;
}

/** Cookies of the provider's sessions that this worker has begun, by login and host. */
const providerSessions = new Map<string, Cookie[]>();

export const password = 'skerry-demo';
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

  // Logs in where the session of an earlier journey has ended, or none has begun.
  signedIn: async ({ visitor }, use) => {
    await use(async (login, visit) => {
      const page = await visitor(visit);
      const key = `${login} ${visit?.host ?? ''}`;
      if (!visit?.isOwnSession) await page.context().addCookies(providerSessions.get(key) ?? []);
      await page.goto(address('/home', visit?.host));
      const loginField = page.locator('input[name="username"]');
      await expect.poll(async () => isSignedIn(page) || (await loginField.isVisible())).toBe(true);
      if (!isSignedIn(page)) {
        await fillLogin(page, login, password);
        await clickLogIn(page);
      }
      await page.waitForURL(address('/home', visit?.host));
      await expect(page.getByRole('banner')).toBeVisible();
      if (!visit?.isOwnSession) providerSessions.set(key, await page.context().cookies());
      return page;
    });
  },
});

function openBrowser(
  browser: Browser,
  { language = 'en', host, theme = 'light', isFirst = false, width = 1280, height = 800 }: Visit,
): Promise<BrowserContext> {
  const stored = language === 'dk' ? 'da' : language;
  return browser.newContext({
    locale: languages[language],
    colorScheme: theme,
    viewport: { width, height },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: address('', host),
          localStorage: [
            { name: 'skerry.language', value: stored },
            ...(isFirst ? [] : [{ name: 'cookieBannerShown', value: 'refused' }]),
          ],
        },
      ],
    },
  });
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

export { expect };
export type { Page };
