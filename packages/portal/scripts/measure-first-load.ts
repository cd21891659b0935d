// How much JavaScript the first load of /users costs: `npm run measure [-- --mode source]`. Prints every chunk, and what is in it with
// `--modules`; fails above the limit.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, modules: { type: 'boolean', default: false } },
});

/** In bytes, gzip. */
const limit = 190_000;
/** The page's own modules; what they import statically comes with them. */
const loaded = [
  'portal/index.html',
  'portal/src/main.tsx',
  'features/users/UsersPage.tsx',
  'i18n/(src|dist)/generated/sv/(start|users).(ts|js)',
].map((path) => new RegExp(`${path}$`));

const result = (await build({
  mode: values.mode,
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = new Map(result.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));

const firstLoad = new Set<string>();
function add(fileName: string): void {
  const chunk = chunks.get(fileName);
  if (!chunk || firstLoad.has(fileName)) return;
  firstLoad.add(fileName);
  chunk.imports.forEach(add);
}
for (const chunk of chunks.values()) {
  if (loaded.some((path) => path.test(chunk.facadeModuleId ?? ''))) add(chunk.fileName);
}

const size = (code: string) => gzipSync(code, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** The package or folder that a module belongs to. */
function ownerOf(id: string): string {
  const inPackage = id.split('node_modules/').at(-1)?.split('/') ?? [];
  if (id.includes('node_modules/')) return inPackage.slice(0, inPackage[0]?.startsWith('@') ? 2 : 1).join('/');
  return id.split('packages/').at(-1)?.split('/').slice(0, 4).join('/') ?? id;
}

let total = 0;
for (const fileName of firstLoad) {
  const chunk = chunks.get(fileName);
  if (!chunk) continue;
  const bytes = size(chunk.code);
  total += bytes;
  console.log(`${kilobytes(bytes)}  ${fileName}`);
  if (!values.modules) continue;
  const owners = new Map<string, string>();
  for (const [id, module] of Object.entries(chunk.modules))
    owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? '') + (module.code ?? ''));
  // Before minification: good for comparing, too high as a sum.
  const rows = [...owners].map(([owner, code]) => [owner, size(code)] as const).sort((a, b) => b[1] - a[1]);
  for (const [owner, ownBytes] of rows) console.log(`             ${kilobytes(ownBytes)}  ${owner}`);
}
console.log(
  `${kilobytes(total)}  JavaScript of the first load of /users, gzip, in ${firstLoad.size} files; limit ${kilobytes(limit).trim()}`,
);
if (total > limit) process.exitCode = 1;
