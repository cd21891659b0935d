import { colorRoles, longHex, modes, sharedGroups, type BrandDraft } from './brandFile.ts';
import { isNode, type TokenGroup } from './compose.ts';
import { nearest } from './nearest.ts';

const parts = ['name', 'title', 'colors', 'palette', ...sharedGroups, ...modes];

/** What is wrong with the parts of a brand file, all at once, and the brand as far as it can be read: what was misspelt, as it was meant. */
export function readForm(brand: unknown): { readonly faults: readonly string[]; readonly readable?: BrandDraft } {
  if (!isNode(brand))
    return { faults: ['A brand file is a JSON object with "name" and "colors", or "light" and "dark".'] };
  const keys = Object.keys(brand).map((key) => ({ key, part: partOf(key, brand) }));
  const read: TokenGroup = Object.fromEntries(keys.flatMap(({ key, part }) => (part ? [[part, brand[key]]] : [])));
  const { name, colors } = read;
  const isNamed = typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name);
  const where = isNamed ? `${name}: ` : '';
  const groups = ['palette', ...sharedGroups, ...modes];
  const faults = [
    ...(isNamed
      ? []
      : [
          `"name" is ${JSON.stringify(name)}: it takes lower-case letters, digits and hyphens, and begins with a letter.`,
        ]),
    ...(read['title'] === undefined || typeof read['title'] === 'string'
      ? []
      : [`${where}"title" is ${JSON.stringify(read['title'])}: write the name that people read, such as "My portal".`]),
    // What editors and other tools write begins with "$", as in token files.
    ...keys
      .filter(({ key, part }) => key !== part && !key.startsWith('$'))
      .map(({ key, part }) => where + unknown(key, part)),
    ...groups
      .filter((key) => read[key] !== undefined && !isNode(read[key]))
      .map((key) => `${where}"${key}" is ${JSON.stringify(read[key])}: write a group of tokens, { … }.`),
    ...(colors === undefined ? absentModes(read) : faultsOfColors(colors)).map((fault) => where + fault),
  ];
  const sound = Object.fromEntries(
    Object.entries(read).filter(([key, value]) => !groups.includes(key) || isNode(value)),
  );
  return { faults, readable: { ...sound, name: isNamed ? name : 'brand' } };
}

/** The part that a key is or was meant to be. */
function partOf(key: string, brand: TokenGroup): string | undefined {
  if (parts.includes(key)) return key;
  const meant = nearest(key, parts);
  return meant === undefined || meant in brand ? undefined : meant;
}

function unknown(key: string, meant: string | undefined): string {
  return `"${key}" is not known; ${meant ? `write "${meant}"` : `there are ${listed(parts)}`}.`;
}

function absentModes(read: TokenGroup): string[] {
  const absent = modes.filter((mode) => read[mode] === undefined);
  if (absent.length === 0) return [];
  return [
    `${absent.map((mode) => `"${mode}"`).join(' and ')} is missing. Or write "colors": { "primary": "#17614f" }, and what is missing is derived.`,
  ];
}

function faultsOfColors(colors: unknown): string[] {
  const example = 'such as { "primary": "#17614f", "header": "#0f4a3c" }.';
  if (!isNode(colors)) return [`"colors" is ${JSON.stringify(colors)}: write its colours, ${example}`];
  const faults = Object.entries(colors).flatMap(([role, value]) => {
    if (!colorRoles.some((known) => known === role)) {
      const meant = nearest(role, colorRoles);
      return [`colors.${role} is not known; ${meant ? `write "${meant}"` : `there are ${listed(colorRoles)}`}.`];
    }
    const isHex = typeof value === 'string' && /^#[0-9a-f]{6}$/.test(longHex(value));
    return isHex ? [] : [`colors.${role} is ${JSON.stringify(value)}${remedyOf(value)}`];
  });
  return 'primary' in colors ? faults : [`"colors" needs "primary", ${example}`, ...faults];
}

function remedyOf(value: unknown): string {
  const long = typeof value === 'string' ? longHex(value) : '';
  return /^#[0-9a-f]{8}$/.test(long)
    ? `, which has an opacity: what it stands on would decide its contrast. Write the colour as it is seen, such as "${long.slice(0, 7)}".`
    : ': write it as "#17614f".';
}

function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
}
