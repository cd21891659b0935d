import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('../', import.meta.url);

/** Every codemod, by version in the order in which they are applied. @returns {{ name: string, version: string, transform: string }[]} */
export function codemods() {
  return readdirSync(home)
    .filter((version) => /^v\d/.test(version))
    .flatMap((folder) =>
      orderOf(folder).map((name) => ({
        name,
        version: folder.slice(1),
        transform: fileURLToPath(new URL(`${folder}/${name}/transform.js`, home)),
      })),
    );
}

/** @param {string} folder @returns {string[]} */
function orderOf(folder) {
  return JSON.parse(readFileSync(new URL(`${folder}/order.json`, home), 'utf8'));
}
