// Writes src/generated from openapi/: types for people and compilers, and one dereferenced JSON document for the server.
// `--check` writes nothing and fails where a committed file is stale.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTypescript, { astToString } from 'openapi-typescript';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');
const stale: string[] = [];

const config = await createConfig({});
const documents = (await readdir(new URL('openapi/', root)))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));
await mkdir(new URL('src/generated/', root), { recursive: true });

for (const name of documents) {
  const source = new URL(`openapi/${name}.yaml`, root);
  const types = astToString(await openapiTypescript(source, { immutable: false, enum: false }));
  await put(`src/generated/${name}.ts`, `// Made by npm run generate from openapi/${name}.yaml.\n${types}`);
  if (name === 'common') continue;
  const { bundle: bundled } = await bundle({ config, ref: source.pathname, dereference: true });
  await put(`src/generated/${name}.json`, `${JSON.stringify(bundled.parsed, null, 2)}\n`);
}

if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run generate:types -w @skerry/contracts" and commit the result.`);
  process.exit(1);
}

async function put(path: string, content: string): Promise<void> {
  const url = new URL(path, root);
  const present = await readFile(url, 'utf8').catch(() => undefined);
  if (present === content) return;
  if (check) stale.push(path);
  else await writeFile(url, content);
}
