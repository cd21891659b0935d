// How much JavaScript a browser loads: `npm run measure [-- --mode source]`, for each route of budgets.json: with the shell, or over it
// where the shell has been loaded by then; and for each page beside the portal, and the portal's first script, which may load only the chunks that their lines name. Prints
// every chunk, and what is in it with `--modules`; fails above a budget.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import budgets from '../budgets.json' with { type: 'json' };

const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, modules: { type: 'boolean', default: false } },
});

const texts = (areas: readonly string[]) => `i18n/(src|dist)/generated/sv/(${areas.join('|')}).(ts|js)`;
/** Modules by the ends of their paths; what they import statically comes with them. */
const shell = ['portal/src/main.ts', 'portal/src/app/show-portal.tsx', texts(['start'])];
const measured = Object.entries(budgets.routes).map(([route, { modules, areas, kilobytes, overShell }]) => ({
  what: overShell ? `${route}, over the shell` : `the first load of ${route}`,
  loaded: [...(overShell ? [] : shell), ...modules, texts(areas)],
  over: overShell ? shell : [],
  limit: kilobytes * 1000,
  chunks: undefined,
}));
const pages = Object.entries(budgets.pages).map(([page, { chunks, kilobytes }]) => ({
  what: page,
  loaded: [page],
  over: [],
  limit: kilobytes * 1000,
  chunks,
}));

const result = (await build({
  mode: values.mode,
  logLevel: 'error',
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = new Map(result.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));

/** The files that modules come in, with all that these import statically. */
function filesOf(modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  const paths = modules.map((path) => new RegExp(`${path}$`));
  for (const path of paths) {
    const holders = [...chunks.values()].filter(({ moduleIds, facadeModuleId }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => path.test(id)),
    );
    if (holders.length === 0) throw new Error(`${path} is in no file.`);
    for (const { fileName } of holders) add(fileName);
  }
  return files;
}

const size = (code: string) => gzipSync(code, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** The package or folder that a module belongs to. */
function ownerOf(id: string): string {
  const inPackage = id.split('node_modules/').at(-1)?.split('/') ?? [];
  if (id.includes('node_modules/')) return inPackage.slice(0, inPackage[0]?.startsWith('@') ? 2 : 1).join('/');
  return id.split('packages/').at(-1)?.split('/').slice(0, 4).join('/') ?? id;
}

for (const { what, loaded, over, limit, chunks: allowed } of [...pages, ...measured]) {
  const before = filesOf(over);
  const files = [...filesOf(loaded)].filter((fileName) => !before.has(fileName));
  const total = files.reduce((sum, fileName) => sum + print(fileName), 0);
  console.log(
    `${kilobytes(total)}  JavaScript of ${what}, gzip, in ${files.length} files; limit ${kilobytes(limit).trim()}\n`,
  );
  if (total > limit) process.exitCode = 1;
  const foreign = files.filter(
    (fileName) => allowed?.includes(chunks.get(fileName)?.name.split('~')[0] ?? '') === false,
  );
  if (foreign.length === 0) continue;
  console.log(`${what} must not load ${foreign.join(', ')}.\n`);
  process.exitCode = 1;
}

/** Prints a file, and answers how many bytes it has. */
function print(fileName: string): number {
  const chunk = chunks.get(fileName);
  if (!chunk) return 0;
  const bytes = size(chunk.code);
  console.log(`${kilobytes(bytes)}  ${fileName}`);
  if (!values.modules) return bytes;
  const owners = new Map<string, string>();
  for (const [id, module] of Object.entries(chunk.modules))
    owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? '') + (module.code ?? ''));
  // Before minification: good for comparing, too high as a sum.
  const rows = [...owners].map(([owner, code]) => [owner, size(code)] as const).sort((a, b) => b[1] - a[1]);
  for (const [owner, ownBytes] of rows) console.log(`             ${kilobytes(ownBytes)}  ${owner}`);
  return bytes;
}
