import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests passed and failed, by the report that a test runner wrote.
 *
 * @param {'jest' | 'playwright'} runner
 * @param {string} file path of the JSON report; a missing one counts no tests
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(runner, file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (runner === 'playwright') {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}
