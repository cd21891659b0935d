// Compiles messages/<language>/<area>.json into src/generated: the ids as types, and one module of syntax trees per language with its
// fallback chain applied, so that no ICU parser ships. What the portal never says, of the login pages and of mails, is apart; the kit's
// area `ui` is compiled on its own besides. Syntax errors name file and id.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import { fallbackChains, languageList, type Language } from '../src/languages.ts';

const root = new URL('../', import.meta.url);
const generated = new URL('src/generated/', root);
const errors: string[] = [];

type Texts = ReadonlyMap<string, string>;
const areas = new Map<Language, ReadonlyMap<string, Texts>>();
for (const language of languageList) areas.set(language, await readAreas(language));

const apart = ['mail', 'sign-in'];
for (const folder of ['apart/', 'ui/']) await mkdir(new URL(folder, generated), { recursive: true });
const english = merged('en');
for (const language of languageList) {
  await put(
    `${language}.ts`,
    moduleOf(
      language,
      merged(language, (area) => !apart.includes(area)),
      "import type { PortalMessages } from '../load-messages.ts';",
      'PortalMessages',
    ),
  );
  await put(
    `apart/${language}.ts`,
    moduleOf(
      language,
      merged(language, (area) => apart.includes(area)),
      "import type { ApartMessages } from '../../load-messages.ts';",
      'ApartMessages',
    ),
  );
  await put(
    `ui/${language}.ts`,
    moduleOf(
      language,
      merged(language, (area) => area === 'ui'),
      "import type { UiMessages } from '../../ui.ts';",
      'UiMessages',
    ),
  );
}
await put(
  'message-id.ts',
  `${typeOf('MessageId', [...english.keys()])}\n${typeOf('ApartMessageId', [...merged('en', (area) => apart.includes(area)).keys()])}\n${typeOf('UiMessageId', [...merged('en', (area) => area === 'ui').keys()])}`,
);

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}

async function readAreas(language: Language): Promise<ReadonlyMap<string, Texts>> {
  const folder = new URL(`messages/${language}/`, root);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const found = new Map<string, Texts>();
  for (const name of names) {
    try {
      const texts = JSON.parse(await readFile(new URL(name, folder), 'utf8')) as Record<string, string>;
      found.set(name.slice(0, -'.json'.length), new Map(Object.entries(texts)));
    } catch (error) {
      errors.push(`messages/${language}/${name}: ${String(error)}`);
    }
  }
  return found;
}

/** The texts of a language, of all areas or of some: its own first, then those of its fallback chain, for exactly the ids that English has. */
function merged(language: Language, isWanted: (area: string) => boolean = () => true): Texts {
  const chain = fallbackChains[language].map((link) => {
    const all = areas.get(link) ?? new Map<string, Texts>();
    return new Map([...all].filter(([name]) => isWanted(name)).flatMap(([, texts]) => [...texts]));
  });
  const ids = [...(chain.at(-1)?.keys() ?? [])].sort();
  return new Map(ids.map((id) => [id, chain.find((texts) => texts.has(id))?.get(id) ?? id]));
}

function moduleOf(language: Language, texts: Texts, typeImport: string, typeName: string): string {
  const compiled = Object.fromEntries([...texts].map(([id, text]) => [id, compile(language, id, text)]));
  // A string for JSON.parse: quicker to load than an object literal, and it costs the type checker nothing.
  const json = JSON.stringify(compiled)
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `${typeImport}\n\nexport const messages: ${typeName} = JSON.parse('${json}');\n`;
}

function compile(language: Language, id: string, text: string): unknown {
  try {
    return parse(text, { captureLocation: false, requiresOtherClause: true });
  } catch (error) {
    errors.push(`${language} ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function typeOf(name: string, ids: readonly string[]): string {
  return `export type ${name} =\n${ids.map((id) => `  | ${JSON.stringify(id)}`).join('\n') || '  never'};\n`;
}

async function put(path: string, content: string): Promise<void> {
  const url = new URL(path, generated);
  const present = await readFile(url, 'utf8').catch(() => undefined);
  if (present !== content) await writeFile(url, content);
}
