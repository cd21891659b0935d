import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';

/** Formats the files in a folder as the rest of the code is. @param {string} folder @returns {Promise<string>} what was done */
export async function format(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const options = await prettier.resolveConfig(file);
    writeFileSync(file, await prettier.format(readFileSync(file, 'utf8'), { ...options, filepath: file }));
  }
  return folder;
}
