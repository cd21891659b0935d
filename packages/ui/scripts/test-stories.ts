// Builds Storybook and visits every story in Chromium: it renders, its play function passes, and axe finds nothing, light and dark.
//
//   npm run test:stories -w @skerry/ui                     all stories
//   npm run test:stories -w @skerry/ui -- Button Dialog    those whose id or title holds one of the words
//   npm run test:stories -w @skerry/ui -- patterns         what ARIA's practices ask for, in the accessibility tree
//   … -- --no-build                                        of the Storybook that was built last
//   … -- --url=http://127.0.0.1:6006                       of a Storybook that is running
//
// STORY_TEST_RESULTS names a file for the results, in the form of Jest's.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { requireChromium } from '../../../scripts/lib/chromium.mjs';
import { buildStorybook, listStories, serveStorybook, type StoryEntry } from './stories/builtStorybook.ts';
import { testControls, testDocsPage, testGallery, testSidebar } from './stories/docsPages.ts';
import { inPieces, runInLanes } from './stories/runInLanes.ts';
import { openStoryPage, withTimeout } from './stories/storyPage.ts';
import { findStoryViolations } from './stories/storyViolations.ts';
import { testPatterns } from './stories/testPatterns.ts';

interface StoryResult {
  readonly story: StoryEntry;
  readonly faults: readonly string[];
  readonly ms: number;
}

const storyTimeout = 60_000;
/** Loading Storybook, and its code becoming fast again, costs as much as checking three stories. */
const filesPerLoad = 20;
const themes = ['light', 'dark'] as const;
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean' },
    url: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
});

const start = Date.now();
if (!options.url && !options['no-build']) await buildStorybook();
const served = options.url ? { url: options.url, close: () => undefined } : await serveStorybook();
const browser = await chromium.launch(await requireChromium());
try {
  const results = await testStories(browser, served.url);
  const docsFaults =
    words.length === 0 || words.includes('docs')
      ? [
          ...(await testDocsPage(browser, served.url)),
          ...(await testSidebar(browser, served.url)),
          ...(await testControls(browser, served.url)),
          ...(await testGallery(browser, served.url)),
        ]
      : [];
  const patternFaults = words.length === 0 || words.includes('patterns') ? await testPatterns(browser, served.url) : [];
  for (const fault of patternFaults) console.error(`✗ pattern: ${fault}`);
  for (const fault of docsFaults) console.error(`✗ documentation: ${fault}`);
  report(results);
  if (docsFaults.length + patternFaults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  served.close();
}

async function testStories(browser: Browser, url: string): Promise<StoryResult[]> {
  const isWanted = ({ id, title, tags }: StoryEntry) =>
    tags.includes('test') &&
    (words.length === 0 || words.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase())));
  const stories = (await listStories(url)).filter(isWanted);
  const files = Object.values(Object.groupBy(stories, ({ importPath }) => importPath)).filter(
    (file) => file !== undefined,
  );
  const results: StoryResult[] = [];

  // Always the same files in the same order, so that what one leaves behind is met in every run or in none.
  await runInLanes(inPieces(files, filesPerLoad), Number(options.lanes), async () => {
    const storyPage = await openStoryPage(browser, { url, viewport: { width: 1280, height: 720 } });
    return {
      run: async (piece) => {
        let isLoaded = false;
        for (const story of piece.flat()) {
          if (!isLoaded) await storyPage.load();
          const began = Date.now();
          const faults = await withTimeout(visit(story), storyTimeout, 'not done within a minute').catch(
            (error: unknown) => [String(error)],
          );
          results.push({ story, faults, ms: Date.now() - began });
          if (faults.length > 0) console.error(`✗ ${story.id}\n${faults.map((fault) => `    ${fault}`).join('\n')}`);
          // What went wrong stays with its story.
          isLoaded = faults.length === 0;
        }
      },
      end: storyPage.close,
    };

    async function visit(story: StoryEntry): Promise<string[]> {
      const faults = [...(await storyPage.show(story.id))];
      if (faults.length > 0) return faults;
      for (const theme of themes) {
        const found = await findStoryViolations(storyPage.page, theme);
        faults.push(...found.map((finding) => `${theme}: ${finding}`));
      }
      return faults;
    }
  });
  return results;
}

function report(results: readonly StoryResult[]): void {
  const failed = results.filter(({ faults }) => faults.length > 0);
  const passed = results.length - failed.length;
  const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.log(`\n${passed} stories passed, ${failed.length} failed, in ${((Date.now() - start) / 1000).toFixed(0)} s`);
  console.log(`Slowest: ${slowest.map(({ story, ms }) => `${story.id} ${(ms / 1000).toFixed(1)} s`).join(', ')}`);
  const file = process.env['STORY_TEST_RESULTS'];
  const counts = { numPassedTests: passed, numFailedTests: failed.length, numRuntimeErrorTestSuites: 0 };
  if (file) writeFileSync(file, JSON.stringify(counts));
  if (failed.length > 0 || results.length === 0) process.exitCode = 1;
}
