// What holds of a page of documentation, looked at in Chromium on the longest of them.
import type { Browser } from 'playwright-core';

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
