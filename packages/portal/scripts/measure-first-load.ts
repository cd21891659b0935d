// How much JavaScript a browser loads: `npm run measure [-- --mode source]`. At first, for /users; and for /services over what every page
// has loaded by then. Prints every chunk, and what is in it with `--modules`; fails above a limit.
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const { values } = parseArgs({
  options: { mode: { type: 'string', default: 'production' }, modules: { type: 'boolean', default: false } },
});

const texts = (areas: string) => `i18n/(src|dist)/generated/sv/(${areas}).(ts|js)`;
/** Modules by the ends of their paths; what they import statically comes with them. */
const shell = ['portal/index.html', 'portal/src/main.tsx', texts('start')];
/** Limits are in bytes, gzip. */
const measured = [
  {
    what: 'the first load of /users',
    loaded: [...shell, 'features/users/UsersPage.tsx', texts('users')],
    over: [],
    limit: 190_000,
  },
  {
    what: '/services on a wide screen, over the shell',
    loaded: [
      'features/services/ServicesPage.tsx',
      'features/services/components/ToolbarFilters.tsx',
      texts('services|service-status|ui-form'),
    ],
    over: shell,
    limit: 60_000,
  },
];

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
  for (const chunk of chunks.values()) {
    if (paths.some((path) => path.test(chunk.facadeModuleId ?? ''))) add(chunk.fileName);
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

for (const { what, loaded, over, limit } of measured) {
  const before = filesOf(over);
  const files = [...filesOf(loaded)].filter((fileName) => !before.has(fileName));
  const total = files.reduce((sum, fileName) => sum + print(fileName), 0);
  console.log(
    `${kilobytes(total)}  JavaScript of ${what}, gzip, in ${files.length} files; limit ${kilobytes(limit).trim()}\n`,
  );
  if (total > limit) process.exitCode = 1;
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
