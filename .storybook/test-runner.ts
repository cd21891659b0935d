import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

/** Every story in a real browser, in each theme: it renders, its play function passes, and axe finds nothing. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    const a11y = parameters['a11y'] as { readonly test?: string } | undefined;
    if (a11y?.test === 'off') return;
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await waitForPageReady(page);
      const violations = await getViolations(page, 'body', {
        rules: {
          'target-size': { enabled: true },
          // A story is no page.
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      });
      const findings = violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
      if (findings.length > 0) throw new Error(`${context.id}, ${theme}:\n${findings.join('\n')}`);
    }
  },
};

export default config;
