/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import { withCustomConfig, type ComponentDoc } from 'react-docgen-typescript';
import { propsOfTheKit } from './propsTables.ts';

const kit = process.cwd();
const metas = globSync('src/{components,primitives}/*/*.meta.ts', { cwd: kit }).sort();
const nameOf = (meta: string) => basename(meta, '.meta.ts');
let docs: ReadonlyMap<string, ComponentDoc>;

beforeAll(() => {
  const files = metas.map((meta) => join(kit, meta.replace('.meta.ts', '.tsx')));
  const found = withCustomConfig(join(kit, 'tsconfig.json'), propsOfTheKit).parse(files);
  docs = new Map(found.map((doc) => [doc.displayName, doc]));
});

const propsOf = (name: string) => Object.values(docs.get(name)?.props ?? {});
const sentenceOf = (description: string) => (description.split('@')[0] ?? '').trim();

it('finds every component', () => {
  // A styled element has no props of its own.
  const styledElements = ['MenuSurface'];
  expect(metas.map(nameOf).filter((name) => !docs.has(name))).toEqual(styledElements);
});

it('has a sentence for every prop', () => {
  const silent = metas.map(nameOf).flatMap((name) =>
    propsOf(name)
      .filter(({ description }) => sentenceOf(description) === '')
      .map((prop) => `${name} ${prop.name}`),
  );
  expect(silent).toEqual([]);
});

it('shows every default that is written down', () => {
  const unread = metas.map(nameOf).flatMap((name) =>
    propsOf(name)
      .filter(({ description, defaultValue, tags }) => {
        const isWritten =
          description.includes('@default') || (tags as Record<string, string> | undefined)?.['default'] !== undefined;
        return isWritten && (defaultValue as { value?: unknown } | null)?.value == null;
      })
      .map((prop) => `${name} ${prop.name}`),
  );
  expect(unread).toEqual([]);
});

it.each([
  [
    'Dialog',
    ['isOpen', 'onClose', 'title', 'help', 'footer', 'footerStart', 'width', 'isUpdating', 'onSubmit', 'role'],
  ],
  ['Drawer', ['side', 'width', 'closesOutside', 'isOpen', 'onClose', 'title', 'help', 'footer', 'initialFocusRef']],
  ['CommandPalette', ['isOpen', 'onClose', 'groups', 'recent', 'loadGroups', 'onCommand', 'shortcuts', 'title']],
  ['Button', ['children', 'variant', 'size', 'icon', 'isLoading', 'loadingText', 'href']],
  ['Tag', ['dot', 'onRemove', 'removeLabel']],
])('shows what %s takes from the types that it is made of', (name, expected) => {
  expect(propsOf(name).map((prop) => prop.name)).toEqual(expect.arrayContaining(expected));
});

describe('The table of “Writing forms”', () => {
  const rows = readFileSync('docs/Forms.mdx', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const namedIn = (prop: string) =>
    rows
      .filter((row) => row.includes(`\`${prop}`))
      .flatMap(
        (row) =>
          row
            .split('|')
            .at(-2)
            ?.match(/[A-Z]\w+/g) ?? [],
      );

  it.each(['onValueChange', 'onCheckedChange'])('names everything that has `%s`', (prop) => {
    const having = metas.map(nameOf).filter((name) => propsOf(name).some((one) => one.name === prop));
    expect(having.filter((name) => !namedIn(prop).includes(name))).toEqual([]);
    expect(namedIn(prop).filter((name) => !having.includes(name))).toEqual([]);
  });

  it('says what the value of each is', () => {
    const header = rows[0]?.split('|').map((cell) => cell.trim());
    expect(header).toEqual(['', 'props', 'the value is', 'of', '']);
  });
});
