// Compiles messages/<language>/<area>.json into src/generated, as syntax trees with the fallback chain applied, so that no ICU parser ships:
// - <language>/start.ts: what every page says, and how the other areas are fetched;
// - <language>/<area>.ts: what only some pages say;
// - all/<language>.ts: everything, for the server;
// - ui/<language>.ts: the kit's own texts, the ids that begin with `ui.`;
// - message-id.ts: ids and areas as types.
// Syntax errors name file and id.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { fallbackChains, languageList, type Language } from '../src/languages.ts';

const root = new URL('../', import.meta.url);
const generated = new URL('src/generated/', root);
const errors: string[] = [];

type Texts = ReadonlyMap<string, string>;
const texts = new Map<Language, ReadonlyMap<string, Texts>>();
for (const language of languageList) texts.set(language, await readTexts(language));

/** What every page says: the shell around it, the names of the pages, what can go wrong, what most of the kit says, and the lists that most pages are. */
const start = ['errors', 'list', 'pages', 'shell', 'ui'];
/** What only the server says: no page fetches it. */
const ofServer = ['mail'];
const apart = [...start, ...ofServer];
const areas = [...(texts.get('en')?.keys() ?? [])].filter((area) => !apart.includes(area));

const written = new Set<string>();
for (const language of languageList) {
  const startTexts = merged(language, start);
  await put(`${language}/start.ts`, moduleOf(language, startTexts, 'StartMessages'), loadersOf(areas));
  for (const area of areas)
    await put(`${language}/${area}.ts`, moduleOf(language, merged(language, [area]), 'SomeMessages'));
  await put(`all/${language}.ts`, moduleOf(language, merged(language, [...apart, ...areas]), 'Messages'));
  const kit = new Map([...merged(language, [...apart, ...areas])].filter(([id]) => id.startsWith('ui.')));
  await put(`ui/${language}.ts`, moduleOf(language, kit, 'UiMessages'));
}
const ids = [...merged('en', [...apart, ...areas]).keys()];
await put(
  'message-id.ts',
  typeOf('MessageId', ids),
  typeOf('StartMessageId', [...merged('en', start).keys()]),
  typeOf(
    'UiMessageId',
    ids.filter((id) => id.startsWith('ui.')),
  ),
  typeOf('MessageArea', areas),
);
await removeOthers();

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}

async function readTexts(language: Language): Promise<ReadonlyMap<string, Texts>> {
  const folder = new URL(`messages/${language}/`, root);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const found = new Map<string, Texts>();
  for (const name of names) {
    try {
      const content = JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Record<string, string>;
      found.set(name.slice(0, -'.json'.length), new Map(Object.entries(content)));
    } catch (error) {
      errors.push(`messages/${language}/${name}: ${String(error)}`);
    }
  }
  return found;
}

/** The texts of some areas: those of the language first, then those of its fallback chain, for exactly the ids that English has. */
function merged(language: Language, wanted: readonly string[]): Texts {
  const chain = fallbackChains[language].map(
    (link) => new Map(wanted.flatMap((area) => [...(texts.get(link)?.get(area) ?? [])])),
  );
  const ids = [...(chain.at(-1)?.keys() ?? [])].sort();
  return new Map(ids.map((id) => [id, chain.find((link) => link.has(id))?.get(id) ?? id]));
}

function moduleOf(language: Language, content: Texts, type: string): string {
  const compiled = Object.fromEntries([...content].map(([id, text]) => [id, compile(language, id, text)]));
  // A string for JSON.parse: quicker to load than an object literal, and it costs the type checker nothing.
  const json = JSON.stringify(compiled)
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `import type { ${type} } from '../../messages-by-id.ts';\n\nexport const messages: ${type} = JSON.parse('${json}');\n`;
}

function loadersOf(names: readonly string[]): string {
  const loaders = names.map((area) => `  '${area}': () => import('./${area}.ts'),`);
  return `import type { AreaLoaders } from '../../messages-by-id.ts';\n\nexport const areas: AreaLoaders = {\n${loaders.join('\n')}\n};\n`;
}

function compile(language: Language, id: string, text: string): unknown {
  try {
    return parse(text, { captureLocation: false, requiresOtherClause: true });
  } catch (error) {
    errors.push(`${language} ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function typeOf(name: string, members: readonly string[]): string {
  return `export type ${name} =\n${members.map((member) => `  | ${JSON.stringify(member)}`).join('\n') || '  never'};\n`;
}

async function put(path: string, ...parts: string[]): Promise<void> {
  const url = new URL(path, generated);
  const content = parts.join('\n');
  written.add(path);
  const present = await readFile(url, 'utf8').catch(() => undefined);
  if (present === content) return;
  await mkdir(new URL(`${dirname(path)}/`, generated), { recursive: true });
  await writeFile(url, content);
}

/** An area that is gone must not be found any more. */
async function removeOthers(): Promise<void> {
  const present = await readdir(generated, { recursive: true });
  const others = present.filter((path) => path.endsWith('.ts') && !written.has(path.replaceAll('\\', '/')));
  for (const path of others) await rm(new URL(path, generated));
}
