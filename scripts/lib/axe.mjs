import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page, once what fades in is there.
 *
 * @param {Pick<import('playwright-core').Page, 'evaluate'>} page
 * @param {import('axe-core').RunOptions} wanted what to look for
 * @param {string} [within] selector of the part to look at; without it, all of the page
 * @returns {Promise<string[]>} one line for each element
 */
export async function findViolations(page, wanted, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  /** @type {import('axe-core').RunOptions} */
  const options = {
    ...wanted,
    // Describing all that passes takes ten times as long as finding what does not.
    resultTypes: ['violations'],
  };
  return page.evaluate(run, { wanted: options, within });
}

/**
 * Runs in the page.
 *
 * @param {{ wanted: import('axe-core').RunOptions, within: string }} options
 * @returns {Promise<string[]>}
 */
async function run({ wanted, within }) {
  const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
  // Colours that fade to their new value are measured when they have it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const passing = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
  const { violations } = await axe.run(document.querySelector(within) ?? document, wanted);
  /**
   * What sticks to the window's edge covers a part of whatever is behind it: a target is measured in the middle, too.
   *
   * @param {string} selector
   */
  const isTooSmall = async (selector) => {
    const target = document.querySelector(selector);
    if (!target) return true;
    const from = scrollY;
    target.scrollIntoView({ block: 'center' });
    const again = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
    scrollTo(0, from);
    return again.violations.length > 0;
  };
  /** @type {string[]} */
  const found = [];
  for (const { id, help, nodes } of violations) {
    for (const { html, target } of nodes) {
      if (id === 'target-size' && !(await isTooSmall(target.join(' ')))) continue;
      found.push(`${id}: ${help}: ${html}`);
    }
  }
  return found;
}
