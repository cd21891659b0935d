// The words of terms.json, looked for in texts. For checks alone: nothing at run time needs them.
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from './languages.ts';
import type { CompiledMessage } from './messages.ts';

interface Term {
  readonly concept: string;
  /** The ids that it holds for, with all that begin with them and a dot. All, where left out. */
  readonly keys?: readonly string[];
  /** Small and capital letters are two things. */
  readonly case?: boolean;
  readonly right: Readonly<Record<Language, string>>;
  /** Whole words or phrases; `*` at an end stands for any letters. */
  readonly wrong: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The ids that may use a wrong word, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

interface Terms {
  /** Opening and closing mark. */
  readonly quotes: Readonly<Record<Language, string>>;
  readonly terms: readonly Term[];
}

export const { quotes, terms } = JSON.parse(readFileSync(new URL('../terms.json', import.meta.url), 'utf8')) as Terms;

/** What is wrong with the words and marks of a text: a line for each fault that names the id, the word and the right one. */
export function wordFaults(language: Language, id: string, text: string): string[] {
  const passages = passagesOf(parse(text));
  return [
    ...new Set(
      passages.flatMap((passage) => [...wrongWords(language, id, passage), ...wrongMarks(language, id, passage)]),
    ),
  ];
}

function wrongWords(language: Language, id: string, passage: string): string[] {
  return terms
    .filter(({ keys, except }) => (!keys || keys.some((key) => isWithin(id, key))) && except?.[id] === undefined)
    .flatMap((term) =>
      (term.wrong[language] ?? []).flatMap((word) => {
        const found = patternOf(word, term.case).exec(passage)?.[0];
        return found === undefined ? [] : [`${language} ${id}: “${found}” is wrong, write “${term.right[language]}”`];
      }),
    );
}

function wrongMarks(language: Language, id: string, passage: string): string[] {
  const [open = '', close = ''] = quotes[language];
  const marks = passage.match(/["“”„«»]/gu) ?? [];
  const faults = [
    ...(marks.every((mark, index) => mark === (index % 2 === 0 ? open : close)) ? [] : [`quotes are ${open}…${close}`]),
    ...(/\p{L}'\p{L}/u.test(passage) ? ['an apostrophe is ’'] : []),
    ...(/ …/u.test(passage) ? ['there is no space before …'] : []),
    ...(/\+\d+ \d/u.test(passage) ? ['a phone number has spaces that do not break'] : []),
    ...(/[\d\uFFFC] (?:ms|km|Gbit\/s|Mbit\/s|000)(?!\p{L})/u.test(passage)
      ? ['a number and its unit have a space that does not break']
      : []),
  ];
  return faults.map((fault) => `${language} ${id}: ${fault}`);
}

function isWithin(id: string, key: string): boolean {
  return id === key || id.startsWith(`${key}.`);
}

const patterns = new Map<string, RegExp>();

function patternOf(word: string, isExact = false): RegExp {
  const flags = isExact ? 'u' : 'iu';
  const known = patterns.get(flags + word);
  if (known) return known;
  const inner = word.replace(/^\*|\*$/gu, '');
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${word.startsWith('*') ? String.raw`\p{L}*` : ''}${inner}${word.endsWith('*') ? String.raw`\p{L}*` : ''}(?!\p{L})`,
    flags,
  );
  patterns.set(flags + word, pattern);
  return pattern;
}

/** The text between the choices of a message, and that of each choice; a value is a mark of its own. */
function passagesOf(message: CompiledMessage): string[] {
  let whole = '';
  const choices: string[] = [];
  for (const element of message) {
    if (element.type === 0) whole += element.value;
    else if (element.type === 8) whole += passagesOf(element.children).join(' ');
    else whole += '\uFFFC';
    if (element.type === 5 || element.type === 6)
      choices.push(...Object.values(element.options).flatMap(({ value }) => passagesOf(value)));
  }
  return [whole, ...choices];
}
