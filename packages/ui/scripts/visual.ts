// Draws the stories tagged `visual` in Chromium and compares them with the committed references.
//
// `npm run visual -- --help` says how. VISUAL_RESULTS names a file for the results, in the form of Jest's.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { requireChromium } from '../../../scripts/lib/chromium.mjs';
import { buildStorybook, listStories, root, serveStorybook } from './stories/builtStorybook.ts';
import { comparePictures, type Strictness } from './visual/compare.ts';
import { drawShots, listShots, steadyFlags, type Shot } from './visual/draw.ts';
import { decodePng, withFewerShades } from './visual/png.ts';
import { openReferences, type Chromium } from './visual/references.ts';
import { writeReport, type Finding } from './visual/report.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    url: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    help: { type: 'boolean' },
    references: { type: 'string', default: join(root, 'packages/ui/visual-references') },
  },
});

if (options.help) {
  console.log(`Compares pictures of the stories with those in packages/ui/visual-references; the report is test-results/visual/index.html.
Its links to stories lead to npm run storybook.

  npm run visual                                 builds Storybook and compares all
  npm run visual -- Button                       those whose id or title holds the word
  npm run visual -- --update                     takes what is drawn now as the reference
  npm run visual -- --no-build                   of the Storybook that was built last
  npm run visual -- --url=http://127.0.0.1:6006  of a Storybook that is running
  npm run visual -- --references=folder          compares with another folder`);
  process.exit();
}
if (!options.url && !options['no-build']) await buildStorybook();
const start = Date.now();
const served = options.url ? { url: options.url, close: () => undefined } : await serveStorybook();
const { executablePath, args } = await requireChromium();
const browser = await chromium.launch({ executablePath, args: [...args, ...steadyFlags] });
const current: Chromium = {
  major: Number.parseInt(browser.version()),
  build: executablePath.includes('headless') ? 'headless shell' : 'full',
};
const nameOfBuild = ({ major, build }: Chromium) => `Chromium ${major} (${build})`;
const references = openReferences(options.references);
const findings: Finding[] = [];
let drawn = 0;

// Pictures of another build differ in the smoothing of letters and curves. That is no fault of the kit, and a machine's packages move by themselves.
const drawnBy = references.chromium;
const strictness: Strictness =
  drawnBy?.major === current.major && drawnBy.build === current.build ? 'exact' : 'tolerant';
if (!options.update && drawnBy && strictness === 'tolerant')
  console.warn(
    `\nWARNING: the references were drawn by ${nameOfBuild(drawnBy)}, this is ${nameOfBuild(current)}. Small differences pass.\n` +
      `Look at the report, then renew the references with this one: npm run visual -- --update\n`,
  );

try {
  const isWanted = (text: string) =>
    words.length === 0 || words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const stories = (await listStories(served.url)).filter(
    ({ id, title, tags }) => tags.includes('visual') && isWanted(`${id} ${title}`),
  );
  const shots = await listShots(browser, served.url, stories);
  await drawShots(browser, served.url, shots, Number(options.lanes), look, (shot, reason) => {
    findings.push({ name: nameOf(shot), kind: 'not drawn', reason });
  });
  // Only a whole run knows what is no longer drawn.
  const names = new Set(shots.map(nameOf));
  if (words.length === 0)
    for (const name of references.names.filter((name) => !names.has(name))) {
      if (options.update) references.remove(name);
      else
        findings.push({ name, kind: 'gone', reason: 'a reference without a story', reference: references.read(name) });
    }
  if (options.update) references.record(current);
} finally {
  await browser.close();
  served.close();
}
report();

function look(shot: Shot, png: Buffer): void {
  drawn += 1;
  const name = nameOf(shot);
  const now = withFewerShades(decodePng(png));
  const reference = references.read(name);
  const comparison = reference && comparePictures(reference, now, options.update ? 'exact' : strictness);
  if (comparison?.isSame) return;
  if (options.update) references.write(name, now);
  else if (!comparison) findings.push({ name, kind: 'new', reason: 'a story without a reference', now });
  else {
    const { reason, difference } = comparison;
    findings.push({ name, kind: 'changed', reason, reference, now, difference });
  }
}

function nameOf({ story, modeName }: Shot): string {
  return `${modeName}/${story.id}`;
}

function report(): void {
  const summary = `${drawn} pictures in ${((Date.now() - start) / 1000).toFixed(0)} s by ${nameOfBuild(current)}, compared ${strictness === 'exact' ? 'pixel by pixel' : 'with tolerance'}: ${findings.length} findings`;
  const folder = join(root, 'test-results/visual');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  // The one that this run has served is gone by the time somebody reads.
  writeFileSync(file, writeReport(findings, summary, (options.url ?? 'http://localhost:6006').replace(/\/$/, '')));
  for (const { name, kind, reason } of findings) console.error(`✗ ${name}: ${kind}: ${reason}`);
  console.log(options.update ? `${drawn} pictures drawn; the references are up to date.` : summary);
  if (findings.length > 0)
    console.error(`\nPictures: ${file}\nIf that is what it shall look like: npm run visual -- --update`);
  const results = process.env['VISUAL_RESULTS'];
  const counts = { numPassedTests: drawn - findings.filter(({ now }) => now).length, numFailedTests: findings.length };
  if (results) writeFileSync(results, JSON.stringify({ ...counts, numRuntimeErrorTestSuites: 0 }));
  if (findings.length > 0 || drawn === 0) process.exitCode = 1;
}
