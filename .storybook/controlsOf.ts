import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** Shows defaults once quoted, and no control for what nobody can type: elements, functions and what holds them print as compiled code. */
export const controlsOf: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  // Props that only a story gives are found later, and are told here already that they have none.
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([name, value]) => !(name in argTypes) && !isPlain(value))
      .map(([name]) => [name, { name, control: false as const }]),
  ),
  ...Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictArgTypes[string]] => [
      name,
      {
        ...argType,
        ...withDefaultOnceQuoted(argType),
        ...(!isTyped(argType, initialArgs[name]) && { control: false as const }),
      },
    ]),
  ),
});

function withDefaultOnceQuoted({ table }: StrictArgTypes[string]): Pick<StrictArgTypes[string], 'table'> {
  const summary = table?.defaultValue?.summary;
  if (summary === undefined) return {};
  return { table: { ...table, defaultValue: { ...table?.defaultValue, summary: onceQuoted(summary) } } };
}

/** `"'small'"`, as the parser of types writes it, is `'small'`. */
function onceQuoted(text: string): string {
  const inner = /^"(.*)"$/.exec(text)?.[1];
  return inner !== undefined && /^(?:'.*'|\\".*\\")$/.test(inner) ? inner.replaceAll('\\"', '"') : text;
}

const typed = new Set(['boolean', 'string', 'number', 'enum']);

/** Words, numbers and choices have a control from the start; all else only where its story gives something to change. */
function isTyped({ type }: StrictArgTypes[string], value: unknown): boolean {
  if (value !== undefined) return isPlain(value);
  return typeof type === 'object' && typed.has(type.name);
}

/** What JSON can say: no function, and no element, which holds functions. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if ('$$typeof' in value) return false;
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return value instanceof Date;
  return Object.values(value).every(isPlain);
}
