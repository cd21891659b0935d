// Runs the steps of steps.mjs phase by phase, some at a time; see ../test.mjs.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/install.mjs';
import { changedFiles, reachedSteps } from './changed.mjs';
import { countTests } from './results.mjs';
import { phases } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ step: Step, outcome: 'passed' | 'failed' | 'skipped', seconds: number, passed: number, failed: number, note?: string | undefined }} StepReport */

/** One more than the cores that it must do with: each waits for a browser, a registry or a database now and then. */
const lanes = 3;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
    list: { type: 'boolean' },
    'keep-going': { type: 'boolean' },
  },
});
const [base, ...unknown] = positionals;
if (unknown.length > 0 || (base !== undefined && !options.changed)) {
  console.error(`What is ${[...(options.changed ? [] : [base]), ...unknown].join(' ')}? See scripts/test.mjs.`);
  process.exit(1);
}
if (options.full) process.env['TEST_MATRIX'] = 'full';
const wanted = options.only?.split(',');
const chosen = reached().map((steps) =>
  steps.filter(({ name }) => !wanted || wanted.some((part) => name.split(':').includes(part))),
);
const logs = join(root, 'test-results', 'steps');

if (options.list) {
  for (const step of chosen.flat()) console.log(step.name.padEnd(24), step.what);
  process.exit(0);
}
if (!chosen.some((steps) => steps.length > 0)) {
  console.error(`No step is called ${options.only}; --list names them.`);
  process.exit(1);
}

/** @type {Set<string>} */
const matrices = new Set();
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

/** @type {StepReport[]} */
const reports = [];
for (const steps of chosen) {
  if (reports.some(({ outcome }) => outcome === 'failed') && !options['keep-going']) break;
  reports.push(...(await runPhase(steps)));
}
printSummary();

/** All steps, or those that the change reaches. */
function reached() {
  if (!options.changed) return phases;
  const files = changedFiles(base);
  console.log(`${files.length} files have changed${files.length > 0 ? '' : ': there is nothing to check'}.`);
  if (files.length === 0) process.exit(0);
  return reachedSteps(phases, files);
}

/** @param {Step[]} steps */
async function runPhase(steps) {
  const waiting = new Set(steps);
  /** @type {StepReport[]} */
  const done = [];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  while (waiting.size > 0 || running.size > 0) {
    const next = running.size < lanes && [...waiting].find((step) => isReady(step, steps, done));
    if (next) {
      waiting.delete(next);
      // Taken off after it was put there, also where the step ends at once.
      running.set(
        next,
        start(next).then(() => void running.delete(next)),
      );
    } else await Promise.race(running.values());
  }
  return done;

  /** @param {Step} step */
  async function start(step) {
    const failed = done.find((report) => report.outcome === 'failed' && step.needs?.includes(report.step.name));
    const report = failed ? notRun(step, `${failed.step.name} failed`) : await runStep(step);
    done.push(report);
    printReport(report);
  }
}

/** @param {Step} step @param {Step[]} steps those of its phase @param {StepReport[]} done */
function isReady({ needs = [] }, steps, done) {
  return needs.every(
    (name) => !steps.some((step) => step.name === name) || done.some(({ step }) => step.name === name),
  );
}

/** @param {Step} step @param {string} note @returns {StepReport} */
function notRun(step, note) {
  return { step, outcome: 'failed', seconds: 0, passed: 0, failed: 1, note: `not run: ${note}` };
}

/** @param {Step} step @returns {Promise<StepReport>} */
async function runStep(step) {
  const start = Date.now();
  const fileName = step.name.replaceAll(':', '-');
  const log = join(logs, `${fileName}.log`);
  const results = join(logs, `${fileName}.json`);
  /** @param {Pick<StepReport, 'outcome'> & Partial<StepReport>} report */
  const reportOf = (report) => ({ step, seconds: (Date.now() - start) / 1000, passed: 0, failed: 0, ...report });

  let setting;
  try {
    setting = await step.prepare?.();
  } catch (error) {
    return reportOf({ outcome: 'failed', failed: 1, note: error instanceof Error ? error.message : String(error) });
  }
  if (setting?.skip) return reportOf({ outcome: 'skipped', note: setting.skip });
  const reportSetting = step.resultsVariable ? { [step.resultsVariable]: results } : {};
  const code = await execute(step, { log, results, env: { ...reportSetting, ...setting?.env } });
  await setting?.release?.();
  const tests = step.results ? countTests(step.results, results) : { passed: 0, failed: 0 };
  // A test runner that found nothing to run has tested nothing.
  const ranNothing = step.results !== undefined && !step.mayRunNothing && tests.passed + tests.failed === 0;
  if (code === 0 && tests.failed === 0 && !ranNothing)
    return reportOf({ outcome: 'passed', ...tests, note: setting?.note });
  return reportOf({
    outcome: 'failed',
    passed: tests.passed,
    failed: Math.max(tests.failed, 1),
    note: ranNothing ? 'ran no test' : undefined,
  });
}

/**
 * @param {Step} step
 * @param {{ log: string, results: string, env: Record<string, string> }} where
 * @returns {Promise<number>} exit code
 */
function execute(step, { log, results, env }) {
  const [command, ...args] = step.run(results);
  return new Promise((resolve) => {
    const output = createWriteStream(log);
    const child = spawn(command, args, {
      cwd: step.cwd ?? root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('error', (error) => output.write(`${error.message}\n`));
    child.on('close', (code) => output.end(() => resolve(code ?? 1)));
  });
}

/** @param {StepReport} report */
function printReport({ step, outcome, seconds, passed, failed, note }) {
  const mark = { passed: '✓', failed: '✗', skipped: '–' }[outcome];
  const tests = step.results ? `${passed} passed, ${failed} failed` : '';
  console.log(
    [`${mark} ${step.name.padEnd(22)}`, `${seconds.toFixed(1).padStart(6)} s`, tests, note ?? '']
      .filter(Boolean)
      .join('  '),
  );
  if (outcome === 'skipped') console.log(`\n  NOT RUN: ${step.name}. ${note}\n`);
  if (outcome === 'failed') printLog(step);
  else collectMatrices(step);
}

/** @param {Step} step */
function printLog(step) {
  const log = join(logs, `${step.name.replaceAll(':', '-')}.log`);
  try {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    const shown = lines.slice(-120);
    if (shown.length < lines.length) console.log(`  … the whole of it is in ${log}`);
    console.log(shown.map((line) => `  ${line}`).join('\n'));
  } catch {
    // The step did not get as far as writing one.
  }
}

/** What the tests of a step say of their matrices. @param {Step} step */
function collectMatrices(step) {
  const log = join(logs, `${step.name.replaceAll(':', '-')}.log`);
  if (!step.results || !existsSync(log)) return;
  for (const [, matrix] of readFileSync(log, 'utf8').matchAll(/^ *Matrix (.+)$/gm)) if (matrix) matrices.add(matrix);
}

function printSummary() {
  const all = chosen.flat();
  const total = (/** @type {'passed' | 'failed'} */ key) => reports.reduce((sum, report) => sum + report[key], 0);
  console.log(`\n${'step'.padEnd(24)}${'seconds'.padStart(9)}${'passed'.padStart(9)}${'failed'.padStart(9)}`);
  for (const step of all) {
    const report = reports.find((candidate) => candidate.step === step);
    const numbers = report && step.results ? [report.passed, report.failed] : ['', ''];
    const cells = [report ? report.seconds.toFixed(1) : 'not run', ...numbers].map((cell) => String(cell).padStart(9));
    console.log(
      step.name.padEnd(24) + cells.join('') + (report && report.outcome !== 'passed' ? `  ${report.outcome}` : ''),
    );
  }
  console.log(`${'in all'.padEnd(24)}${process.uptime().toFixed(1).padStart(9)}`);
  if (matrices.size > 0) console.log(`\nMatrices${options.full ? ', whole' : ' (all of them: npm run test:full)'}`);
  for (const matrix of matrices) console.log(`  ${matrix}`);
  const failed = total('failed');
  console.log(`\n${total('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
