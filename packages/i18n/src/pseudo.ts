import type { CompiledMessage } from './messages.ts';

const accents: Readonly<Record<string, string | undefined>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ü',
};

/** The same texts, accented and at least 40 % longer, to show where a layout has no room for a longer language. Placeholders stay as they are. */
export function pseudoMessages<Id extends string>(
  messages: Readonly<Record<Id, CompiledMessage>>,
): Record<Id, CompiledMessage> {
  const entries = Object.entries<CompiledMessage>(messages).map(([id, message]) => [id, lengthen(message)]);
  return Object.fromEntries(entries) as Record<Id, CompiledMessage>;
}

function lengthen(elements: CompiledMessage): CompiledMessage {
  return elements.map((element) => {
    if (element.type === 0) return { ...element, value: lengthenText(element.value) };
    if (element.type === 8) return { ...element, children: lengthen(element.children) };
    if (element.type !== 5 && element.type !== 6) return element;
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: lengthen(option.value) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** One text, likewise. */
export function lengthenText(text: string): string {
  const accented = Array.from(text, (letter) => accents[letter] ?? letter).join('');
  const padding = '~'.repeat(Math.ceil(text.trim().length * 0.4));
  const end = accented.trimEnd().length;
  return accented.slice(0, end) + padding + accented.slice(end);
}
