/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runInNewContext } from 'node:vm';
import { searchScript } from '../../../../.storybook/searchScript.ts';
import { synonyms } from '../../../../.storybook/synonyms.ts';

const meta = (word: string) => ({ status: 'stable' as const, keywords: { sv: [word], no: [], da: [] } });
const metas = {
  './packages/ui/src/components/Tag/Tag': meta('tagg'),
  './packages/ui/src/components/Tag/TagList': meta('taggrad'),
  './packages/ui/src/components/Alert/Alert': meta('avisering'),
  './packages/ui/src/components/Alert/AlertStack': meta('aviseringar'),
};
const docs = (importPath: string, title = 'Data/Table') => ({ type: 'docs', name: 'Docs', title, importPath });
const index = {
  tag: docs('./src/components/Tag/Tag.mdx'),
  list: docs('./src/components/Tag/TagList.stories.tsx'),
  alert: docs('./src/components/Alert/Alert.mdx'),
  guide: docs('./docs/Forms.mdx', 'Writing forms'),
  story: { type: 'story', name: 'Default', title: 'Data/Table', importPath: './src/components/Tag/Tag.stories.tsx' },
};

interface FoundEntry {
  readonly name: string;
  readonly anchors?: readonly { readonly title: string }[];
}

/** The index as the manager's page reads it. */
async function entriesOf(): Promise<Record<string, FoundEntry>> {
  const response = (body: unknown) => ({ ok: true, json: async () => structuredClone(body) });
  const page = { fetch: async () => response({ entries: index }) };
  runInNewContext(searchScript(metas, synonyms), { window: page, Request, Response: { json: response }, Map, Set });
  const { entries } = (await (
    await (page.fetch as (address: string) => ReturnType<typeof page.fetch>)('index.json')
  ).json()) as {
    entries: Record<string, FoundEntry>;
  };
  return entries;
}

/** The words that each page is found by. */
async function wordsOf(): Promise<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(await entriesOf()).map(([id, { anchors = [] }]) => [id, anchors.map(({ title }) => title)]),
  );
}

describe('the search of the documentation', () => {
  it('knows each component of a folder by its own words', async () => {
    const { tag = [], list = [] } = await wordsOf();
    expect(tag).toContain('tagg');
    expect(tag).not.toContain('taggrad');
    expect(list).toContain('taggrad');
  });

  it('finds what has no page of its own on the page of its folder, without forgetting whose that is', async () => {
    const { alert = [] } = await wordsOf();
    expect(alert).toEqual(expect.arrayContaining(['avisering', 'aviseringar']));
  });

  it('knows what others call a component in English', async () => {
    const { alert = [], tag = [] } = await wordsOf();
    expect(alert).toEqual(expect.arrayContaining(['toast', 'snackbar']));
    expect(tag).toEqual(expect.arrayContaining(['chip', 'pill']));
  });

  it('finds the guide by the library that it is about', async () => {
    expect((await wordsOf())['guide']).toContain('react-hook-form');
  });

  it('calls what it finds after the component or the guide', async () => {
    const { tag, guide, story } = await entriesOf();
    expect([tag?.name, guide?.name, story?.name]).toEqual(['Table', 'Writing forms', 'Default']);
  });

  it.each([
    ['Tokens', ['färg', 'farger', 'farver', 'typsnitt', 'skrifttype', 'mellemrum']],
    ['ThemingAndBrands', ['mörkt läge', 'mørk modus', 'farge', 'farver', 'typsnitt']],
    ['Forms', ['formulär', 'skjema', 'formular']],
    ['Accessibility', ['tillgänglighet', 'universell utforming', 'tilgængelighed']],
  ])('finds the guide %s by what Nordic readers call it', (guide, words) => {
    expect(synonyms[guide]).toEqual(expect.arrayContaining(words));
  });

  it.each([
    ['Checkbox', 'avmerkingsboks'],
    ['Tabs', 'faneblade'],
    ['Tree', 'trevisning'],
    ['PasswordField', 'inloggning'],
    ['PasswordField', 'innlogging'],
  ])('finds %s by “%s”', (component, word) => {
    const [file = ''] = globSync(`src/components/${component}/${component}.meta.ts`);
    expect(readFileSync(file, 'utf8')).toContain(`'${word}'`);
  });

  it('has synonyms of what there is, and no other', () => {
    const files = [...globSync('src/{components,primitives}/*/*.meta.ts'), ...globSync('docs/*.mdx')];
    const names = new Set(files.map((file) => basename(file).replace(/\..*/, '')));
    expect(Object.keys(synonyms).filter((name) => !names.has(name))).toEqual([]);
  });
});

it('gives no guide the title of a group of components, which would make it a page called Docs', () => {
  const titles = (pattern: string, form: RegExp) =>
    globSync(pattern).flatMap((file) => form.exec(readFileSync(file, 'utf8'))?.[1] ?? []);
  const groups = new Set(titles('src/**/*.stories.tsx', /title: '([^'/]+)\//));
  expect(titles('docs/*.mdx', /<Meta title="([^"]+)"/).filter((title) => groups.has(title))).toEqual([]);
});
