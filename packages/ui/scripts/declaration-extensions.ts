// tsc leaves `./Button.tsx` in the declarations it writes; published packages need `./Button.js`.
import { glob, readFile, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);
for await (const name of glob('**/*.d.ts', { cwd: dist })) {
  const file = new URL(name, dist);
  const text = await readFile(file, 'utf8');
  const rewritten = text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, '$1$2$3.js$2');
  if (rewritten !== text) await writeFile(file, rewritten);
}
