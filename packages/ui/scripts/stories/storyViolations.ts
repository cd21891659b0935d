import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { findViolations } from '../../../../scripts/lib/axe.mjs';

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: {
      readonly story?: { readonly parameters: { readonly a11y?: { readonly test?: string } } };
    };
  };
}

const options: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: {
    rules: {
      // Off by default: WCAG 2.2, 2.5.8.
      'target-size': { enabled: true },
      // A story is no page.
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  },
  // Between the themes nothing but colours differs.
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds in the story that is shown: all of it in the light theme, what has to do with colours in the dark one. A story says `a11y: { test: 'off' }` when it shows something wrong on purpose. */
export async function findStoryViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const isOff = await page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
    return preview.currentRender?.story?.parameters.a11y?.test === 'off';
  }, theme);
  return isOff ? [] : findViolations(page, options[theme], 'body');
}
