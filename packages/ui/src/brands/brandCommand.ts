import { parseArgs } from 'node:util';
import type { BrandFile } from './brandFile.ts';
import { brandCss, checkBrand } from './checkBrand.ts';
import type { TokenGroup } from './compose.ts';

/** What the command touches of the world, so that it can be tried without one. */
export interface CommandWorld {
  readonly tokens: TokenGroup;
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string) => void;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

const help = `Makes a brand for @skerry/ui of a token file.

  skerry-brand check brand.json…                 says what is wrong, or that nothing is
  skerry-brand css brand.json [--out brand.css]  checks, then writes the stylesheet; import it after @skerry/ui/tokens.css`;

/** Runs `skerry-brand` and returns its exit code: 0 good, 1 a brand that cannot be used, 2 not understood. */
export function runBrandCommand(args: readonly string[], world: CommandWorld): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, ...files] = positionals;
  if (values.help || !command || !['check', 'css'].includes(command) || files.length === 0) {
    (values.help ? world.print : world.complain)(help);
    return values.help ? 0 : 2;
  }
  if (command === 'css' && files.length > 1) {
    world.complain('css takes one brand file at a time.');
    return 2;
  }
  return Math.max(...files.map((file) => (command === 'css' ? writeCss(file, values.out, world) : check(file, world))));
}

function check(file: string, world: CommandWorld): number {
  const brand = readBrand(file, world);
  if (!brand) return 1;
  world.print(`${brand.name}: every token is there, and every pair of colours has its contrast.`);
  return 0;
}

function writeCss(file: string, out: string | undefined, world: CommandWorld): number {
  const brand = readBrand(file, world);
  if (!brand) return 1;
  const css = `/* Made by skerry-brand css from the token file of "${brand.name}". */\n${brandCss(brand, world.tokens)}`;
  if (out) world.write(out, css);
  else world.print(css.trimEnd());
  return 0;
}

/** The brand in a file, or nothing after saying why it cannot be used. */
function readBrand(file: string, { tokens, read, complain }: CommandWorld): BrandFile | undefined {
  let brand: unknown;
  try {
    brand = JSON.parse(read(file));
  } catch (error) {
    complain(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const problems = checkBrand(brand, tokens);
  if (problems.length === 0) return brand as BrandFile;
  complain([`${file} is no brand that can be used:`, ...problems.map(({ message }) => `  ✗ ${message}`)].join('\n'));
  return undefined;
}
