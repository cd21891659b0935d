import { test as base, expect, type Browser, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { clickLogIn, fillLogin } from '../helpers/sign-in.ts';
import { address } from './address.ts';
import { followToken, rememberToken, tokenOf } from './arrange.ts';

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

interface Fixtures {
  /** A page of a browser that nobody has signed in on. */
  visitor: (visit?: Visit) => Promise<Page>;
  /** A browser of its own in which the demo login (`user-administrator@havstrand.example`) is signed in. Nothing is open yet. */
  signedIn: (login: string, visit?: Visit) => Promise<Page>;
}

/** What a browser and {@link callApi} need to be signed in, without the half second in which the portal starts. */
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

  // Logs in, in a tab of its own, where no journey of the last minutes has.
  signedIn: async ({ visitor }, use) => {
    await use(async (login, visit) => {
      const tab = await visitor(visit);
      const context = tab.context();
      const key = `${login} ${visit?.host ?? ''}`;
      const earlier = visit?.isOwnSession ? undefined : signIns.get(key);
      if (earlier) await context.addCookies(earlier.cookies);
      if (earlier && Date.now() - earlier.at < signInLife) {
        rememberToken(tab, earlier.token);
        return tab;
      }
      const token = await logIn(tab, login, visit?.host);
      if (!visit?.isOwnSession) signIns.set(key, { cookies: await context.cookies(), token, at: Date.now() });
      const page = await context.newPage();
      await tab.close();
      followToken(page);
      rememberToken(page, token);
      return page;
    });
  },
});

/** @returns the header with the token that the portal was given */
async function logIn(page: Page, login: string, host?: string): Promise<string> {
  const home = address('/home', host);
  await page.goto(home);
  const loginField = page.locator('input[name="username"]');
  await expect.poll(async () => tokenOf(page) !== undefined || (await loginField.isVisible())).toBe(true);
  if (tokenOf(page) === undefined) {
    await fillLogin(page, login, password);
    await clickLogIn(page);
  }
  await page.waitForURL(home);
  await expect(page.getByRole('banner')).toBeVisible();
  const token = tokenOf(page);
  if (token === undefined) throw new Error(`The portal of ${login} has sent no token.`);
  return token;
}

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
