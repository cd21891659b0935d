import { plainLetters } from '@skerry/i18n';
import type { ReactNode } from 'react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name, beside it. */
  readonly hint?: string;
  /** The hint goes on from the name, as a sentence does, without a comma. @default false */
  readonly isHintInName?: boolean;
  /** A fact in words at the end of the row, such as an e-mail address. */
  readonly fact?: string;
  /** Its number, at the end of the row. */
  readonly code?: string;
  readonly icon?: IconComponent;
  /** Other words that find it, such as its name in the reader's other language. */
  readonly keywords?: string;
  /** At the end of the row, such as a `StatusLabel` or keys. */
  readonly end?: ReactNode;
}

export interface CommandGroup<Of extends Command = Command> {
  readonly id: string;
  readonly label: string;
  /** How many there are, where that is more than the commands; a hundred and more are shown as 99+. @default their number */
  readonly total?: number;
  readonly commands: readonly Of[];
  /** Leads to all that there are. Stands last in its group, which beside other groups shows no more than three others. */
  readonly all?: Of;
  /** What one does, not where one goes: `>` narrows to these. @default false */
  readonly areActions?: boolean;
  /** Where one could look on: offered only while nothing else matches, and no result itself. @default false */
  readonly areElsewhere?: boolean;
}

/** Beyond this nobody wants the number. */
const countable = 99;

/** How many commands a group stands for, as it is shown. */
export function countOf({ total, commands }: CommandGroup): { count: number; isMore: boolean; text: string } {
  const all = total ?? commands.length;
  const isMore = all > countable;
  const count = Math.min(all, countable);
  return { count, isMore, text: isMore ? `${count}+` : `${count}` };
}

/** The commands in which every word of the query begins or lies, groups without any left out. Accents and case make no difference. */
export function filterGroups<Of extends Command>(
  groups: readonly CommandGroup<Of>[],
  query: string,
): CommandGroup<Of>[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, hint = '', code = '', fact = '', keywords = '' }) => {
        const text = plainLetters(`${label} ${hint} ${code} ${fact} ${keywords} ${group.label}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/** How many of a group stand beside others of its kind, where something leads to all of them. */
const most = 3;
/** How many where nothing else was found. */
const mostAlone = 8;

/** What is shown of a group: more of it where it is the only one that leads to others, and all of it where it was chosen. */
export function shownOf<Of extends Command>(
  { commands, all }: CommandGroup<Of>,
  { isChosen, isOnly }: { isChosen: boolean; isOnly: boolean },
): readonly Of[] {
  if (!all) return commands;
  return [...(isChosen ? commands : commands.slice(0, isOnly ? mostAlone : most)), all];
}

/** Ways to look on are left out as soon as there is anything else. */
export function withoutElsewhere<Of extends Command>(groups: readonly CommandGroup<Of>[]): readonly CommandGroup<Of>[] {
  const matching = groups.filter(({ areElsewhere }) => areElsewhere !== true);
  return matching.length > 0 ? matching : groups;
}

/** Groups of one id as one: what a source has found first, then what is known beforehand. */
export function mergeGroups<Of extends Command>(groups: readonly CommandGroup<Of>[]): CommandGroup<Of>[] {
  const merged = new Map<string, CommandGroup<Of>>();
  for (const group of groups) {
    const known = merged.get(group.id);
    merged.set(group.id, known ? { ...known, commands: [...known.commands, ...group.commands] } : group);
  }
  return [...merged.values()];
}

/** A text in pieces: those in which a word of the query lies, and the rest. Accents and case make no difference. */
export function markMatches(text: string, query: string): { readonly text: string; readonly isMatch: boolean }[] {
  const plain = plainLetters(text);
  // A letter that is written with two would move the places.
  if (plain.length !== text.length) return [{ text, isMatch: false }];
  const isMatch = Array.from({ length: text.length }, () => false);
  for (const word of plainLetters(query).split(/\s+/).filter(Boolean)) {
    const at = plain.indexOf(word);
    if (at >= 0) isMatch.fill(true, at, at + word.length);
  }
  const ends = isMatch.flatMap((here, index) => (here === isMatch[index + 1] ? [] : [index + 1]));
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { text: text.slice(start, end), isMatch: isMatch[start] ?? false };
  });
}
