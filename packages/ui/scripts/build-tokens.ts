// Writes src/tokens/tokens.css, token.ts, breakpoints.ts and times.ts from src/tokens/tokens.json.
// `--check` writes nothing and fails where a committed file is stale. Bad contrast or a missing token of a brand fails either way.
import { readFile, writeFile } from 'node:fs/promises';
import { checkBrand, contrastProblems } from '../src/brands/checkBrand.ts';
import { composeTokens, type TokenGroup } from '../src/brands/compose.ts';
import { writeBreakpoints, writeReferences, writeStylesheet, writeTimes } from './tokens/write.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const check = process.argv.includes('--check');
const tokens = JSON.parse(await readFile(new URL('tokens.json', folder), 'utf8')) as TokenGroup;
const composed = composeTokens(tokens);
const [base] = composed;

const problems = [
  ...composed.filter(({ brand }) => brand === base?.brand).flatMap(contrastProblems),
  ...Object.entries(tokens['brand'] as Readonly<Record<string, TokenGroup>>).flatMap(([name, brand]) =>
    // Its own name is refused to all others.
    checkBrand({ ...brand, name: `${name}-of-the-kit` }, tokens),
  ),
];
if (problems.length > 0) {
  console.error(problems.map(({ message }) => message).join('\n'));
  process.exit(1);
}

const outputs = {
  'tokens.css': writeStylesheet(composed),
  'token.ts': writeReferences(composed),
  'breakpoints.ts': writeBreakpoints(composed),
  'times.ts': writeTimes(composed),
};

const stale: string[] = [];
for (const [name, content] of Object.entries(outputs)) {
  const url = new URL(name, folder);
  const present = await readFile(url, 'utf8').catch(() => undefined);
  if (present === content) continue;
  if (check) stale.push(name);
  else await writeFile(url, content);
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run tokens -w @skerry/ui" and commit the result.`);
  process.exit(1);
}
