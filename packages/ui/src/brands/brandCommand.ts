import { parseArgs } from 'node:util';
import { leavesOf, modes, type BrandDraft } from './brandFile.ts';
import { brandNotes, isDoubtful, type BrandNote } from './brandNotes.ts';
import { brandCss, checkBrand } from './checkBrand.ts';
import { completeBrand } from './completeBrand.ts';
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

  skerry-brand check brand.json…                        says what is wrong, or that nothing is, and which colours had to be moved
  skerry-brand css brand.json [--out brand.css]         checks, then writes the stylesheet; import it after @skerry/ui/tokens.css
  skerry-brand complete brand.json [--out brand.json]   checks, then writes every token that was derived from "colors", to be changed by hand

  --strict   a brand of which anything had to be moved, or stands in one theme alone, is refused`;

const commands = ['check', 'css', 'complete'];

/** Runs `skerry-brand` and returns its exit code: 0 good, 1 a brand that cannot be used, 2 not understood. */
export function runBrandCommand(args: readonly string[], world: CommandWorld): number {
  const understood = parse(args);
  if (typeof understood === 'string') {
    world.complain(understood);
    return 2;
  }
  const { values, positionals } = understood;
  const [command, ...files] = positionals;
  if (values.help || !command || !commands.includes(command) || files.length === 0) {
    (values.help ? world.print : world.complain)(help);
    return values.help ? 0 : 2;
  }
  if (command !== 'check' && files.length > 1) {
    world.complain(`${command} takes one brand file at a time.`);
    return 2;
  }
  const isStrict = values.strict ?? false;
  if (command === 'check') return Math.max(...files.map((file) => check(file, isStrict, world)));
  return write(files, { ...values, isStrict }, world, command === 'css' ? cssOf : completeFile);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, strict: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function check(file: string, isStrict: boolean, world: CommandWorld): number {
  const brand = readBrand(file, world);
  if (!brand || (isStrict && isRefused(file, brand, world))) return 1;
  const tokensOf = (draft: BrandDraft) => modes.reduce((sum, mode) => sum + leavesOf(draft[mode] ?? {}).length, 0);
  const derived = tokensOf(completeBrand(brand, world.tokens)) - tokensOf(brand);
  world.print(
    `${brand.name}: every token is there${derived > 0 ? `, ${derived} of them derived` : ''}, and every pair of colours has its contrast.`,
  );
  for (const note of brandNotes(brand, world.tokens)) world.print(`  ${marked(note)}`);
  return 0;
}

function cssOf(brand: BrandDraft, tokens: TokenGroup): string {
  return `/* Made by skerry-brand css from the token file of "${brand.name}". */\n${brandCss(brand, tokens)}`;
}

function completeFile(brand: BrandDraft, tokens: TokenGroup): string {
  return `${JSON.stringify(completeBrand(brand, tokens), undefined, 2)}\n`;
}

function write(
  [file = '']: readonly string[],
  { out, isStrict }: { readonly out?: string | undefined; readonly isStrict: boolean },
  world: CommandWorld,
  content: (brand: BrandDraft, tokens: TokenGroup) => string,
): number {
  const brand = readBrand(file, world);
  if (!brand || (isStrict && isRefused(file, brand, world))) return 1;
  // What is printed may be the stylesheet itself.
  for (const note of brandNotes(brand, world.tokens)) world.complain(marked(note));
  const text = content(brand, world.tokens);
  if (out) world.write(out, text);
  else world.print(text.trimEnd());
  return 0;
}

function marked(note: BrandNote): string {
  return `${isDoubtful(note) ? '!' : '·'} ${note.message}`;
}

/** Says what is not as the file says, if anything is not. */
function isRefused(file: string, brand: BrandDraft, { tokens, complain }: CommandWorld): boolean {
  const notes = brandNotes(brand, tokens).filter(isDoubtful);
  if (notes.length === 0) return false;
  complain([`${file} cannot be taken as it is written:`, ...notes.map(({ message }) => `  ✗ ${message}`)].join('\n'));
  return true;
}

/** The brand in a file, or nothing after saying why it cannot be used. */
function readBrand(file: string, { tokens, read, complain }: CommandWorld): BrandDraft | undefined {
  let brand: unknown;
  try {
    brand = JSON.parse(read(file));
  } catch (error) {
    complain(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const problems = checkBrand(brand, tokens);
  if (problems.length === 0) return brand as BrandDraft;
  complain([`${file} is no brand that can be used:`, ...problems.map(({ message }) => `  ✗ ${message}`)].join('\n'));
  return undefined;
}
