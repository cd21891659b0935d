// Skerry's kit, four others and a page by hand, side by side: `npm run bench:kit`. See README.md.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../scripts/lib/chromium.mjs';
import { buildPage, kits } from './lib/build.mjs';
import { act, axe, heap, load } from './lib/measure.mjs';
import { asMarkdown, asText, machine, median, table } from './lib/report.mjs';
import { serve } from './lib/serve.mjs';
import { acts, groups } from './lib/targets.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Groups of measures and kits, with commas between them. */
    only: { type: 'string', default: '' },
    /** Every act once, and no table: does it still work? */
    smoke: { type: 'boolean', default: false },
    /** Puts the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** Prints what axe finds. */
    findings: { type: 'boolean', default: false },
    /** Serves the pages until it is stopped, to look at. */
    serve: { type: 'boolean', default: false },
  },
});
const rounds = options.smoke ? 1 : Number(options.rounds);
const only = options.only.split(',').filter(Boolean);
const known = [...groups, ...acts, ...kits];
const unknown = only.filter((name) => !known.includes(name));
if (options.write && only.length > 0) throw new Error('--write wants the whole table, without --only.');
if (unknown.length > 0) throw new Error(`--only knows ${known.join(', ')}; not ${unknown.join(', ')}.`);
const orAll = (/** @type {readonly string[]} */ all) =>
  all.some((name) => only.includes(name)) ? all.filter((name) => only.includes(name)) : all;
const wantedKits = orAll(kits);
const wantedActs = orAll(acts);
const wantedGroups = acts.some((name) => only.includes(name))
  ? groups.filter((name) => name === 'acts' || only.includes(name))
  : orAll(groups);

/** @type {Record<string, Record<string, number[]>>} */
const figures = Object.fromEntries(wantedKits.map((kit) => [kit, {}]));
const keep = (/** @type {string} */ kit, /** @type {Record<string, number>} */ read) => {
  for (const [id, value] of Object.entries(read)) ((figures[kit] ??= {})[id] ??= []).push(value);
};
/** In milliseconds. */
const slow = 4000;
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

/** @type {Map<string, Buffer>} */
const files = new Map();
const react = await buildPage('floor', 'react-only');
for (const kit of wantedKits) {
  say(`Building ${kit}`);
  const screen = await buildPage(kit, 'screen');
  const scenes = await buildPage(kit, 'scenes');
  for (const [path, content] of screen.files) files.set(`/${kit}/screen${path}`, content);
  for (const [path, content] of scenes.files) files.set(`/${kit}/scenes${path}`, content);
  const javascript = (screen.bytes.javascript - react.bytes.javascript) / 1000;
  const css = screen.bytes.css / 1000;
  if (wantedGroups.includes('bytes'))
    keep(kit, { bytes: javascript + css, javascript, css, later: screen.bytes.later / 1000 });
}

const server = await serve(files);
if (options.serve) {
  for (const kit of wantedKits) say(`${server.url}/${kit}/screen/`);
  await new Promise(() => {});
}

const { executablePath, args } = await requireChromium();
let version = '';
/** @type {string[]} */
const failures = [];
const fail = (/** @type {string} */ failure) => {
  failures.push(failure);
  say(failure);
};
try {
  for (let round = 0; round < rounds; round += 1) {
    const order = wantedKits.map((_, index) => wantedKits[(index + round) % wantedKits.length] ?? '');
    for (const group of wantedGroups.filter((name) => name !== 'bytes')) {
      for (const kit of order) {
        try {
          keep(kit, await inBrowser((browser) => read(browser, group, kit, round)));
        } catch (error) {
          fail(`${kit}, ${group}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }
    say(`Round ${round + 1} of ${rounds} done`);
  }
} finally {
  server.stop();
}

if (options.smoke) {
  say(failures.length === 0 ? 'Every act happened with every kit.' : 'Something did not happen.');
} else {
  const medians = Object.fromEntries(
    Object.entries(figures).map(([kit, read]) => [
      kit,
      Object.fromEntries(Object.entries(read).map(([id, all]) => [id, median(all)])),
    ]),
  );
  const rows = table(medians, wantedKits);
  const conditions = machine(version, rounds);
  console.log(`${conditions}\n\n${asText(rows)}`);
  // Half a table would be compared with what is not there.
  if (options.write && failures.length === 0) await writeTable(`${conditions}\n\n${asMarkdown(rows)}`);
}
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * A browser of its own, so that nothing of another kit is left in it.
 *
 * @param {(browser: import('playwright-core').Browser) => Promise<Record<string, number>>} use
 */
async function inBrowser(use) {
  // Without the limit of frames a figure is the work itself, and not the wait for the next of 60 frames a second.
  const flags = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ executablePath, args: [...args, ...flags] });
  try {
    version = browser.version();
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} group
 * @param {string} kit
 * @param {number} round
 * @returns {Promise<Record<string, number>>}
 */
async function read(browser, group, kit, round) {
  const page = (/** @type {string} */ entry) => `${server.url}/${kit}/${entry}/`;
  if (group === 'load') return load(browser, page('screen'));
  if (group === 'heap') return heap(browser, page('scenes'));
  if (group === 'axe') {
    // Findings do not change from round to round.
    return round > 0
      ? {}
      : axe(browser, page('scenes'), options.findings ? (text) => say(`${kit}: ${text}`) : undefined);
  }
  // What takes seconds is no contender, and is read once.
  const isSlow = (/** @type {string} */ name) =>
    Object.entries(figures[kit] ?? {}).some(([id, [first = 0]]) => id.startsWith(name) && first > slow);
  return act(
    browser,
    page('scenes'),
    wantedActs.filter((name) => !isSlow(name)),
    (failure) => fail(`${kit}, ${failure}`),
  );
}

/** @param {string} text */
async function writeTable(text) {
  const file = new URL('../../docs/performance.md', import.meta.url);
  const [begin, end] = ['<!-- bench:kit -->', '<!-- /bench:kit -->'];
  const page = await readFile(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no place for the table: ${begin} … ${end}.`);
  await writeFile(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`);
}
