import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|m?js|svg)$/;
/** Below this a compressed file saves nothing that is worth a file. */
const smallest = 1_000;

/** Writes each asset compressed beside itself, so that the server sends it as it is and spends nothing on it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => compressible.test(each))) {
        const path = join(dir, name);
        const content = await readFile(path);
        if (content.length < smallest) continue;
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
      }
    },
  };
}
