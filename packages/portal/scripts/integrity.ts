import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileTag =
  /<(?:script|link rel="(?:modulepreload|stylesheet)")(?=\s)[^>]*? (?:src|href)="\/([^"]+)"(?![^>]* integrity=)/g;

/** Names the hash of each script and style that a page begins with: a file that was changed on its way is not run. */
export function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const pages = (await readdir(dir)).filter((name) => name.endsWith('.html'));
      for (const name of pages) {
        const page = join(dir, name);
        const text = await readFile(page, 'utf8');
        const paths = [...text.matchAll(fileTag)].map(([, path = '']) => path);
        const hashes = new Map(
          await Promise.all(paths.map(async (path) => [path, await hashOf(join(dir, path))] as const)),
        );
        await writeFile(
          page,
          text.replaceAll(fileTag, (tag, path: string) => `${tag} integrity="${hashes.get(path) ?? ''}"`),
        );
      }
    },
  };
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
