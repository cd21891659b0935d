// A page of Chromium that shows one story after another without loading Storybook again.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface StoryPageOptions {
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Milliseconds that one story may take, its play function included. @default 30000 */
  readonly timeout?: number;
}

export interface StoryPage {
  readonly page: Page;
  /** Loads Storybook anew, so that nothing of earlier stories is left, with Storybook's globals, such as `{ theme: 'dark' }`. */
  readonly load: (globals?: Readonly<Record<string, string>>) => Promise<void>;
  /** Shows a story, waits until its play function has ended, and returns what went wrong. */
  readonly show: (id: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** What Storybook's preview puts on `window`. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: unknown) => void): void;
    off(event: string, listener: (data: unknown) => void): void;
    emit(event: string, data: unknown): void;
  };
  readonly __STORYBOOK_PREVIEW__: { ready(): Promise<unknown> };
}

// Storybook holds animations still for its own test runner, which it knows by this word.
const userAgentMark = 'StorybookTestRunner';

/** The page is empty until it is told to load. */
export async function openStoryPage(browser: Browser, options: StoryPageOptions): Promise<StoryPage> {
  const { url, viewport, timeout = 30_000 } = options;
  const settings: BrowserContextOptions = {
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    userAgent: `Mozilla/5.0 (X11; Linux x64) Chrome/${browser.version()} ${userAgentMark}`,
  };
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  await context.exposeFunction('complainToRunner', (breach: string) => errors.push(breach));
  await context.addInitScript(listenForBreaches);
  await context.addInitScript(leaveOutHighlights);

  const load: StoryPage['load'] = async (globals = {}) => {
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load', timeout });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout });
    // Globals in the address count only together with a story. axe is run by whoever wants it, once.
    await page.evaluate(
      async (all) => {
        const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
          window as unknown as PreviewWindow;
        await preview.ready();
        channel.emit('updateGlobals', { globals: all });
      },
      { a11y: { manual: true }, ...globals },
    );
    // What fades in is there at once: a play function that looks in the first frame would find it transparent.
    await page.addStyleTag({ content: '*, *::before, *::after { animation-duration: 0s !important; }' });
  };

  const show = async (id: string) => {
    errors = [];
    const told = await withTimeout(
      page.evaluate(showStory, id),
      timeout,
      `${id} was not done within ${timeout / 1000} s`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return [...told, ...errors];
  };
  return { page, load, show, close: () => context.close() };
}

/** Runs in the page: Storybook's highlights, which nobody sees here, look at the style of every element after every change. */
function leaveOutHighlights(): void {
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

/** Runs in the page: tells what the content security policy of a strict product would have stopped. */
function listenForBreaches(): void {
  // Storybook's own styles, drawings and emptied elements.
  const ownElements = '[id^="storybook-"], [id^="sb-"], [id^="addon-"], [data-highlight]';
  const ownText = /^Element (?:innerHTML\|$|insertAdjacentHTML\|<svg id="storybook-)/;
  addEventListener('securitypolicyviolation', ({ target, violatedDirective, blockedURI, sample }) => {
    const element = target instanceof Element ? target : undefined;
    if (element?.closest(ownElements) || ownText.test(sample)) return;
    // How it holds animations still: one style that stays, and one that is gone at once.
    const isStill = element === undefined || element.textContent.startsWith('*, *:before');
    if (violatedDirective === 'style-src-elem' && isStill) return;
    const { complainToRunner } = window as unknown as { complainToRunner: (breach: string) => void };
    complainToRunner(`policy: ${violatedDirective}: ${blockedURI} ${sample || element?.outerHTML.slice(0, 120) || ''}`);
  });
}

/** Runs in the page. */
function showStory(storyId: string): Promise<string[]> {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    const found: string[] = [];
    const tell = (error: unknown) => {
      const { message = '', description = '' } = (error ?? {}) as { message?: string; description?: string };
      found.push(message || description || String(error));
    };
    const done = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(found);
    };
    const listeners: Readonly<Record<string, (data: unknown) => void>> = {
      storyErrored: (error) => {
        tell(error);
        done();
      },
      storyThrewException: tell,
      playFunctionThrewException: tell,
      unhandledErrorsWhilePlaying: (all) => (all as unknown[]).forEach(tell),
      storyMissing: (id) => {
        if (id !== storyId) return;
        found.push('Storybook does not know this story.');
        done();
      },
      storyFinished: (data) => {
        const { storyId: id, status } = data as { storyId: string; status: string };
        if (id !== storyId) return;
        if (status === 'error' && found.length === 0) found.push('The story ended with an error.');
        done();
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Fails when work takes too long, which a page that hangs would not. */
export async function withTimeout<Value>(work: Promise<Value>, ms: number, message: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
