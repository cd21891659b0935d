import { leavesOf, modes, sharedOf, type BrandFile } from './brandFile.ts';
import { isNode, type TokenGroup } from './compose.ts';
import { nearest } from './nearest.ts';

/** A value that stands where a token or a group of tokens belongs, such as `"link": "#17614f"`. */
interface BareValue {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** What is written so that it would be passed over in silence: one sentence for each that says how to write it. */
export function faultsOfWriting(
  brand: BrandFile,
  tokens: TokenGroup,
): { readonly sentences: readonly string[]; readonly isPaletteSound: boolean } {
  const known = leavesOf(tokens['semantic'] as TokenGroup).map(({ path }) => path);
  const ofPalette = bareValues(brand.palette ?? {}).map(
    ({ path, value }) => `${brand.name}: palette.${path.join('.')} is ${asToken(value)}.`,
  );
  const faultsIn = (group: TokenGroup, place: string) =>
    bareValues(group).map((bare) => `${place}: ${faultOf(bare, known)}.`);
  const sentences = [
    ...ofPalette,
    ...faultsIn(sharedOf(brand), brand.name),
    ...modes.flatMap((mode) => faultsIn(brand[mode], `${brand.name}, ${mode}`)),
  ];
  return { sentences, isPaletteSound: ofPalette.length === 0 };
}

function faultOf({ path, value }: BareValue, known: readonly string[]): string {
  const where = path.join('.');
  const around = path.slice(0, -1).join('.');
  if (known.includes(where)) return `${where} is ${asToken(value)}`;
  if (known.includes(around)) return `${around} has "${path.at(-1) ?? ''}": write "$value"`;
  const inGroup = known.find((other) => other.startsWith(`${where}.`));
  if (inGroup !== undefined)
    return `${where} is a group of tokens: write a token in it, such as ${asGroup(inGroup.slice(where.length + 1), value)}`;
  const meant = nearest(where, known);
  return `${where} is no token of the kit${meant === undefined ? '' : `; ${meant} is, written ${written(value)}`}`;
}

function asToken(value: unknown): string {
  return `${JSON.stringify(value)}: write ${written(value)}`;
}

/** `"0"` alone is no length. */
function written(value: unknown): string {
  return `{ "$value": ${JSON.stringify(value === '0' || value === 0 ? '0px' : value)} }`;
}

function asGroup(path: string, value: unknown): string {
  return path.split('.').reduceRight((inner, key) => `{ "${key}": ${inner} }`, written(value));
}

/** Keys with "$" say something of their group: its type, a description. */
function bareValues(group: TokenGroup, path: readonly string[] = []): BareValue[] {
  if ('$value' in group) return [];
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    return isNode(value) ? bareValues(value, [...path, key]) : [{ path: [...path, key], value }];
  });
}
