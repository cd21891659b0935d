import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import jscodeshift from 'jscodeshift';
import { leftOver } from './leftOver.js';

const extension = /\.[cm]?[jt]sx?$/;
const ignored = new Set(['node_modules', 'dist', '.git']);

/**
 * Applies codemods, one after the other, to every file below these paths.
 *
 * @param {readonly { transform: string }[]} chosen
 * @param {readonly string[]} paths
 * @param {{ isDry?: boolean }} [options] dry: nothing is written
 * @returns {Promise<{ seen: number, changed: string[], left: string[], failed: string[] }>} files that changed, and what is left for hands or could not be read, as `file:line: …`
 */
export async function runCodemods(chosen, paths, { isDry = false } = {}) {
  const modules = await Promise.all(chosen.map(({ transform }) => import(pathToFileURL(transform).href)));
  const what = {
    moved: new Set(modules.flatMap(({ moved }) => [...(moved ?? [])])),
    changed: together(modules.flatMap(({ changed }) => [...(changed ?? [])])),
  };
  /** @type {{ seen: number, changed: string[], left: string[], failed: string[] }} */
  const result = { seen: 0, changed: [], left: [], failed: [] };
  for (const file of paths.flatMap(filesIn)) {
    result.seen += 1;
    try {
      const before = readFileSync(file, 'utf8');
      const { source, left } = applyAll(modules, what, { path: file, before, isDry });
      result.left.push(...left);
      if (source === before) continue;
      result.changed.push(file);
      if (!isDry) writeFileSync(file, source);
    } catch (error) {
      result.failed.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return result;
}

/**
 * @param {readonly { default: import('jscodeshift').Transform }[]} modules
 * @param {Parameters<typeof leftOver>[2]} what
 * @param {{ path: string, before: string, isDry: boolean }} file
 */
function applyAll(modules, what, { path, before, isDry }) {
  if (!before.includes('@skerry/ui')) return { source: before, left: [] };
  const j = jscodeshift.withParser('tsx');
  /** @param {(typeof modules)[number]} module @param {string} source @param {(text: string) => void} report */
  const applyOne = ({ default: transform }, source, report) =>
    /** @type {string | undefined} */ (
      transform({ path, source }, { j, jscodeshift: j, stats: () => undefined, report }, {})
    ) ?? source;
  /** @param {string} source @param {(text: string) => void} report */
  const apply = (source, report) => modules.reduce((text, each) => applyOne(each, text, report), source);
  const source = apply(before, () => undefined);
  /** @type {Set<string>} */
  const left = new Set();
  // Once more over what is done: nothing changes, and what is left is told with the lines that it now has. A dry run leaves the file, and
  // each looks at it by itself.
  if (isDry) for (const each of modules) applyOne(each, before, (text) => left.add(text));
  else apply(source, (text) => left.add(text));
  for (const { line, text } of leftOver(j, isDry ? before : source, what)) left.add(`${line}: ${text}`);
  const byLine = [...left].sort((one, other) => Number.parseInt(one) - Number.parseInt(other));
  return { source, left: byLine.map((text) => `${path}:${text}`) };
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : filesIn(join(path, entry.name));
    return entry.isFile() && extension.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

/**
 * One text a component, whichever codemods know of it.
 *
 * @param {readonly (readonly [name: string, text: string])[]} changes
 */
function together(changes) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [name, text] of changes) texts.set(name, texts.has(name) ? `${texts.get(name)}; ${text}` : text);
  return texts;
}
