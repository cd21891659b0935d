import { cpus } from 'node:os';
import { kits, peers } from './build.mjs';
import { measures } from './targets.mjs';

/** @typedef {Record<string, Record<string, number>>} Medians figures of each kit by measure */

const names = {
  skerry: 'Skerry',
  carbon: 'Carbon',
  primer: 'Primer',
  mui: 'MUI',
  mantine: 'Mantine',
  floor: 'By hand',
};

/** @param {readonly number[]} figures */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/**
 * @param {Medians} medians
 * @param {readonly string[]} shown kits
 */
export function table(medians, shown = kits) {
  const rows = measures
    .filter(({ id }) => shown.some((kit) => medians[kit]?.[id] !== undefined))
    .map((measure) => {
      const { title, unit } = measure;
      const verdict = judge(measure, medians);
      return [
        `${title}${unit && `, ${unit}`}`,
        ...shown.map((kit) => figure(medians[kit]?.[measure.id], unit)),
        verdict.ratio,
        verdict.target,
        verdict.result,
      ];
    });
  return [
    ['', ...shown.map((kit) => names[/** @type {keyof typeof names} */ (kit)]), 'Skerry / best kit', 'Target', ''],
    ...rows,
  ];
}

/**
 * @param {import('./targets.mjs').Measure} measure
 * @param {Medians} medians
 */
function judge({ id, against = id, target, atMost }, medians) {
  const own = medians['skerry']?.[id];
  if (own === undefined) return { ratio: '', target: wanted(target, atMost), result: '' };
  if (atMost !== undefined)
    return { ratio: '', target: wanted(target, atMost), result: own <= atMost ? 'met' : 'missed' };
  const best = Math.min(...peers.map((kit) => medians[kit]?.[against] ?? Infinity));
  // Parts have no target and no ratio; of the memory kept, a peer may have none.
  if (target === undefined || !Number.isFinite(best)) return { ratio: '', target: wanted(target, atMost), result: '' };
  const ratio = best > 0 ? own / best : own <= 0 ? 0 : Infinity;
  return {
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
    target: wanted(target, atMost),
    result: Number(ratio.toFixed(2)) <= target ? 'met' : 'missed',
  };
}

/** @param {number | undefined} target @param {number | undefined} atMost */
function wanted(target, atMost) {
  if (target !== undefined) return `≤ ${target}`;
  return atMost === undefined ? '' : String(atMost);
}

/** @param {number | undefined} value @param {string} unit */
function figure(value, unit) {
  if (value === undefined) return '–';
  const digits = unit === 'kB' || (unit === 'ms' && value < 100) ? 1 : 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** @param {readonly (readonly string[])[]} rows */
export function asText(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** @param {readonly (readonly string[])[]} rows */
export function asMarkdown([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** @param {string} chromiumVersion @param {number} rounds */
export function machine(chromiumVersion, rounds) {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, Chromium ${chromiumVersion}, processor slowed 4 times, window of 1440 × 900; medians of ${rounds} rounds.`;
}
