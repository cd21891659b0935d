import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('../', import.meta.url);

/** Every codemod: those of a version lie in its folder. @returns {{ name: string, version: string, transform: string }[]} */
export function codemods() {
  return readdirSync(home)
    .filter((version) => /^v\d/.test(version))
    .flatMap((version) =>
      readdirSync(new URL(`${version}/`, home)).map((name) => ({
        name,
        version,
        transform: fileURLToPath(new URL(`${version}/${name}/transform.js`, home)),
      })),
    );
}
