import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface AxeWindow {
  readonly axe?: {
    run(options: RunOptions): Promise<AxeResults>;
    run(context: Element, options: RunOptions): Promise<AxeResults>;
  };
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // Describing all that passes takes ten times as long as finding what does not.
  resultTypes: ['violations'],
  // The only frame is that of the session, which shows nothing.
  iframes: false,
};

/** Fails with what axe finds on the page, target sizes included. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await page.evaluate(async (wanted) => {
    const { axe } = window as AxeWindow;
    if (!axe) throw new Error('axe was not injected.');
    // What fades in is measured when it is there.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
    const { violations } = await axe.run(wanted);
    /** What sticks to the window's edge covers a part of whatever is behind it: a target is measured in the middle, too. */
    const isTooSmall = async (selector: string) => {
      const target = document.querySelector(selector);
      if (!target) return true;
      const from = scrollY;
      target.scrollIntoView({ block: 'center' });
      const again = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
      scrollTo(0, from);
      return again.violations.length > 0;
    };
    const found: string[] = [];
    for (const { id, help, nodes } of violations) {
      for (const { html, target } of nodes) {
        if (id === 'target-size' && !(await isTooSmall(target.join(' ')))) continue;
        found.push(`${id}: ${help}: ${html}`);
      }
    }
    return found;
  }, options);
  expect.soft(findings, what).toEqual([]);
}
