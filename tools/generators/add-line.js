import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Puts a line among the lines of a file that look like it, in the order of the alphabet.
 *
 * @param {string} file
 * @param {string} line
 * @param {RegExp} alike matches the lines that it belongs to, which stand together
 * @returns {string} what was done
 * @throws {Error} when the file has no such line
 */
export function addLine(file, line, alike) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = lines.findIndex((each) => alike.test(each));
  if (first === -1) throw new Error(`${file} has no place for: ${line}`);
  const count = lines.slice(first).findIndex((each) => !alike.test(each));
  const group = [...lines.slice(first, first + count), line].sort();
  writeFileSync(file, lines.toSpliced(first, count, ...group).join('\n'));
  return file;
}
