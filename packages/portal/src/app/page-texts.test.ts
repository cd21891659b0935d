import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Follows the imports of the sources, so that the rare states of a page are found too, and those of the kit's components.

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const messages = `${packages}i18n/messages/en`;

const areaOf = new Map(
  readdirSync(messages).flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(`${messages}/${name}`, 'utf8')) as object).map(
      (id) => [id, name.replace('.json', '')] as const,
    ),
  ),
);
const start = ['errors', 'list', 'pages', 'shell', 'ui'];

/** Where each export of the kit is defined. */
const kit = new Map(
  globSync(`${packages}ui/src/{components,primitives,theme,behavior}/**/!(*.stories|*.test).tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => [name, file]),
  ),
);

interface Module {
  /** The areas of the texts that it names. A name that is made as `shell.theme.${value}` stands for all that begin so. */
  areas: readonly string[];
  imports: readonly string[];
  /** Of what is fetched when it is wanted: the texts that are fetched with it. */
  parts: readonly { file: string; texts: readonly string[] }[];
}

const modules = new Map<string, Module>();

function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const here = (path: string) => resolve(dirname(file), path);
  const named = [...source.matchAll(/['"`]([a-z][A-Za-z0-9]*\.[\w.-]*)(\$\{)?/g)].flatMap(([, id = '', isPrefix]) =>
    isPrefix ? [...areaOf.keys()].filter((each) => each.startsWith(id)) : [id],
  );
  const imports = [...source.matchAll(/^(?:import|export)(?! type) ?([^'"]*?)(?: from)? '([^']+)';/gm)].flatMap(
    ([, names = '', path = '']) => {
      if (path === '@skerry/ui' || path === '@skerry/ui/experimental')
        return names.match(/\b[A-Z]\w*/g)?.flatMap((name) => kit.get(name) ?? []) ?? [];
      return path.startsWith('.') && /\.tsx?$/.test(path) ? [here(path)] : [];
    },
  );
  const parts = [...source.matchAll(/(?:texts: \[([^\]]*)\],(?:(?!import\()[\s\S])*?)?import\('(\.[^']+)'\)/g)].map(
    ([, texts = '', path = '']) => ({
      file: here(path),
      texts: [...texts.matchAll(/'([^']+)'/g)].map(([, area = '']) => area),
    }),
  );
  const module = { areas: [...new Set(named.flatMap((id) => areaOf.get(id) ?? []))], imports, parts };
  modules.set(file, module);
  return module;
}

/** What is said on the way from a module without having been fetched, as 'file: area'. */
function unfetched(file: string, fetched: readonly string[], seen: Set<string>): string[] {
  const visit = `${file} ${[...fetched].sort().join()}`;
  if (seen.has(visit)) return [];
  seen.add(visit);
  const { areas, imports, parts } = read(file);
  return [
    ...areas.filter((area) => !fetched.includes(area)).map((area) => `${file.slice(packages.length)}: ${area}`),
    ...imports.flatMap((each) => unfetched(each, fetched, seen)),
    ...parts.flatMap((part) => unfetched(part.file, [...new Set([...fetched, ...part.texts])], seen)),
  ];
}

const source = (path: string) => `${packages}portal/src/${path}`;

it('every page and dialog of the portal fetches the texts that it names', () => {
  const seen = new Set<string>();
  expect([...new Set(unfetched(source('app/show-portal.tsx'), start, seen))]).toEqual([]);
  expect([...seen].some((visit) => visit.startsWith(source('features/users/form/EditUserDialog.tsx')))).toBe(true);
});

it('the login pages fetch the texts that they name', () => {
  expect([
    ...new Set(
      unfetched(source('sign-in/main.tsx'), [...start, 'sign-in', 'refused', 'settings', 'ui-form'], new Set()),
    ),
  ]).toEqual([]);
});
