import type { Browser, Page } from 'playwright-core';
import { findMissing, readAccessibilityTree } from './accessibilityTree.ts';
import { patterns, type PatternStep } from './patterns.ts';
import { openStoryPage } from './storyPage.ts';

const patience = 3000;
/** A window of 1280 by 720 px at 200 %. */
const zoomed = { width: 640, height: 360 };
const wide = { width: 1280, height: 720 };

/** Takes each pattern's keys in Chromium, at 200 % and in forced colours, and returns where the accessibility tree is not what the pattern asks for. */
export async function testPatterns(browser: Browser, url: string): Promise<string[]> {
  const storyPage = await openStoryPage(browser, { url, viewport: zoomed });
  const { page } = storyPage;
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const { story, steps, isWide = false } of patterns) {
    await page.setViewportSize(isWide ? wide : zoomed);
    await storyPage.load();
    const told = await storyPage.show(story);
    faults.push(...told.map((fault) => `${story}: ${fault}`));
    for (const step of steps) {
      const keys = step.keys ?? [];
      for (const key of keys) await page.keyboard.press(key);
      const found = [...(await untilRight(page, step)), ...(await findInvisible(page))];
      faults.push(...found.map((fault) => `${story}${keys.length > 0 ? ` after ${keys.join(', ')}` : ''}: ${fault}`));
    }
  }
  await storyPage.close();
  return faults;
}

/** Chromium builds its tree some time after the page, and lists are fetched when they are first opened. */
async function untilRight(page: Page, { shown, gone = [] }: PatternStep): Promise<string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const tree = await readAccessibilityTree(page);
    const left = gone.filter((role) => tree.some((node) => node.role === role));
    const faults = [...findMissing(tree, shown), ...left.map((role) => `a ${role} is left in the tree`)];
    if (faults.length === 0 || Date.now() > end) return faults;
    await page.waitForTimeout(50);
  }
}

/** What cannot be seen: a focus without a ring, and what hangs over the window's edge. */
async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { activeElement: focused, documentElement: root } = document;
    const isShown = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    // The frame around a control draws its ring, and a card that of the link in its heading. An item is marked by its colours, and a dialog is no control.
    const heading = focused?.matches(':is(h1, h2, h3, h4) > a') ? focused.parentElement : null;
    const around = [focused, focused?.parentElement, heading?.closest('[data-has-link]')].filter((one) => one != null);
    const needsRing = focused?.matches(':focus-visible:not([role=menuitem], [role=option], [role=dialog])') ?? false;
    return [
      ...(needsRing && !around.some(isShown)
        ? [`no focus ring in forced colours on ${focused?.outerHTML.slice(0, 80)}`]
        : []),
      ...(root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide at 200 %`] : []),
    ];
  });
}
