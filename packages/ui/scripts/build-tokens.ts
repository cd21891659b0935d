// Writes src/tokens/tokens.css, token.ts, breakpoints.ts and times.ts from src/tokens/tokens.json.
// `--check` writes nothing and fails where a committed file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { composeTokens, type TokenGroup } from './tokens/compose.ts';
import { writeBreakpoints, writeCss, writeReferences, writeTimes } from './tokens/write.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const check = process.argv.includes('--check');
const composed = composeTokens(JSON.parse(await readFile(new URL('tokens.json', folder), 'utf8')) as TokenGroup);
const outputs = {
  'tokens.css': writeCss(composed),
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
