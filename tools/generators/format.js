import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';

/** Formats a file as the rest of the code is. @param {string} file @returns {Promise<string>} what was done */
export async function formatFile(file) {
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(readFileSync(file, 'utf8'), { ...options, filepath: file }));
  return file;
}

/** Formats the files in a folder. @param {string} folder @returns {Promise<string>} what was done */
export async function formatFolder(folder) {
  for (const name of readdirSync(folder)) await formatFile(join(folder, name));
  return folder;
}
