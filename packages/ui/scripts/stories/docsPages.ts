// What holds of a page of documentation, looked at in Chromium on the longest of them.
import type { Browser } from 'playwright-core';
import { listStories } from './builtStorybook.ts';

const highest = 20_000;

/** Returns what is wrong with the page of `Table` under the dark toolbar. */
export async function testDocsPage(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${url}/iframe.html?viewMode=docs&id=data-table--docs&globals=theme:dark`);
  await page.locator('.docs-story table').first().waitFor();
  await page.locator('td a code').first().waitFor();
  const found = await page.evaluate(() => {
    const grounds = Array.from(document.querySelectorAll('.docs-story'), (preview) => getComputedStyle(preview));
    const isDark = ({ backgroundColor }: CSSStyleDeclaration) =>
      (backgroundColor.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 80);
    return {
      height: document.documentElement.scrollHeight,
      about: document.querySelector('[data-about]')?.textContent ?? '',
      isDark: grounds.length > 0 && grounds.every(isDark),
      titles: Array.from(
        document.querySelectorAll('[data-example]'),
        (example) => example.querySelectorAll('h3, p').length,
      ),
    };
  });
  await page.close();
  return [
    ...(found.height > highest ? [`the page is ${found.height} px high`] : []),
    ...(found.isDark ? [] : ['previews do not follow the theme']),
    ...(found.about.includes("'@skerry/ui'") && found.about.includes('Table.tsx') ? [] : ['no import line or source']),
    ...(found.titles.every((count) => count >= 2) ? [] : ['an example without a title or an explanation']),
  ];
}

/** Returns what is wrong with the tables of props: no default is quoted twice, and no control shows compiled code, for whichever component. */
export async function testControls(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = (await listStories(url)).filter(
    ({ id, tags }) => id.endsWith('--default') && !tags.includes('portal'),
  );
  const faults = await page.evaluate(
    async (ids) => {
      interface Story {
        readonly initialArgs: Readonly<Record<string, unknown>>;
        readonly argTypes: Readonly<
          Record<string, { control?: unknown; table?: { defaultValue?: { summary?: string } | null } }>
        >;
      }
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: { ready(): Promise<unknown>; loadStory(of: { storyId: string }): Promise<Story> };
      };
      await preview.ready();
      const isCode = (value: unknown): boolean =>
        typeof value === 'function' ||
        (typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(isCode)));
      const found = ids.map(async (storyId) => {
        const { argTypes, initialArgs } = await preview.loadStory({ storyId });
        return Object.entries(argTypes).flatMap(([name, { control, table }]) => {
          const isOff = control === false || (control as { disable?: boolean } | undefined)?.disable === true;
          return [
            ...(/^"'|^'"/.test(table?.defaultValue?.summary ?? '')
              ? [`${storyId}: the default of ${name} is quoted twice`]
              : []),
            ...(isCode(initialArgs[name]) && !isOff ? [`${storyId}: the control of ${name} shows code`] : []),
          ];
        });
      });
      return (await Promise.all(found)).flat();
    },
    stories.map(({ id }) => id),
  );
  await page.close();
  return stories.length < 50 ? [...faults, `only ${stories.length} components have a table of props`] : faults;
}

/** Returns what is wrong with the gallery: a component without a picture, or one that can't be drawn. */
export async function testGallery(browser: Browser, url: string): Promise<string[]> {
  // High enough to have all pictures in sight.
  const page = await browser.newPage({ viewport: { width: 1280, height: 12_000 } });
  // Stories in frames are visited by themselves.
  await page.route(/viewMode=story/, (route) => route.abort());
  await page.goto(`${url}/iframe.html?viewMode=docs&id=gallery--docs`);
  await page.locator('[data-gallery-picture]').first().waitFor();
  const missing = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-gallery-picture]'))
      .filter((picture) => !picture.querySelector(':scope > iframe, :scope > .gallery-story > *'))
      .map((picture) => picture.dataset['galleryPicture'] ?? '');
  // What can’t be drawn by then is named below.
  const isWhole = `(${missing.toString()})().length === 0`;
  await page.waitForFunction(isWhole, undefined, { timeout: 20_000 }).catch(() => undefined);
  const names = await page.evaluate(missing);
  const count = await page.locator('[data-gallery-picture]').count();
  await page.close();
  return [
    ...(count < 80 ? [`the gallery has ${count} pictures`] : []),
    ...names.map((name) => `the gallery can’t draw ${name}`),
  ];
}

/** Returns what is wrong with the sidebar: an experimental component says so before its page is opened, and a stable one says nothing. */
export async function testSidebar(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${url}/?path=/docs/page-accordion--docs&globals=theme:dark`);
  const label = (id: string) =>
    page.locator(`#storybook-explorer-tree [data-item-id="${id}"]`).first().innerText({ timeout: 10_000 });
  const isDark = await page
    .waitForFunction(() => /^rgb\((?:\d|[1-4]\d), /.test(getComputedStyle(document.body).backgroundColor), undefined, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );
  const [tried, stable] = [await label('page-accordion'), await label('data-table')];
  await page.close();
  return [
    ...(isDark ? [] : ['sidebar and toolbar do not follow the theme']),
    ...(tried.includes('experimental') ? [] : ['the sidebar does not say what is experimental']),
    ...(stable.trim() === 'Table' ? [] : [`the sidebar calls Table “${stable}”`]),
  ];
}
