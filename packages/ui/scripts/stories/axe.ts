// axe in a page that shows a story.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { root } from './builtStorybook.ts';

interface AxeWindow {
  readonly axe: { run(context: Element, options: RunOptions): Promise<AxeResults> };
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: {
      readonly story?: { readonly parameters: { readonly a11y?: { readonly test?: string } } };
    };
  };
}

const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  resultTypes: ['violations'],
  rules: {
    // Off by default: WCAG 2.2, 2.5.8.
    'target-size': { enabled: true },
    // A story is no page.
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

/** Once per loaded page. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Between the themes nothing but colours differs. */
const colourOptions: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds in the story that is shown: all of it in the light theme, what has to do with colours in the dark one. A story says `a11y: { test: 'off' }` when it shows something wrong on purpose. */
export async function findAxeViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  return page.evaluate(
    async ({ theme, options }) => {
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as AxeWindow;
      if (preview.currentRender?.story?.parameters.a11y?.test === 'off') return [];
      document.documentElement.dataset['theme'] = theme;
      // Colours that fade to their new value are measured when they have it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          )
          .map((animation) => animation.finished),
      );
      const { violations } = await axe.run(document.body, options);
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
    },
    { theme, options: theme === 'light' ? options : colourOptions },
  );
}
