import { readdir, readFile } from 'node:fs/promises';
import { check } from 'recheck';
import ts from 'typescript';

const folder = new URL('../src/validation/', import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));

/** Every regular expression that a file writes, as source and flags. */
async function expressionsOf(name: string): Promise<[place: string, source: string, flags: string][]> {
  const text = await readFile(new URL(name, folder), 'utf8');
  const found: [string, string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push([`${name} ${node.text}`, node.text.slice(1, end), node.text.slice(end + 1)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return found;
}

const expressions = (await Promise.all(files.map(expressionsOf))).flat();

it('the shared rules write regular expressions only as literals, so that they are found here', async () => {
  expect(expressions.length).toBeGreaterThan(10);
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  expect(sources.filter((source) => /\bRegExp\(/.test(source))).toEqual([]);
});

it.each(expressions)('takes steps in proportion to the text, whatever the text: %s', async (_, source, flags) => {
  expect(await check(source, flags)).toMatchObject({
    status: 'safe',
    complexity: { type: expect.stringMatching(/^(?:safe|linear)$/) },
  });
});

it('an expression that backtracks is found', async () => {
  expect((await check('^(?:[a-z]+\\.?)+$', '')).status).toBe('vulnerable');
});
