import { plainLetters } from '@skerry/i18n';
import type { ReactNode } from 'react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly hint?: string;
  readonly icon?: IconComponent;
  /** Other words that find it, such as its name in the reader's other language. */
  readonly keywords?: string;
  /** At the end of the row, such as a `StatusLabel` or keys. */
  readonly end?: ReactNode;
}

export interface CommandGroup<Of extends Command = Command> {
  readonly id: string;
  readonly label: string;
  readonly commands: readonly Of[];
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
      commands: group.commands.filter(({ label, hint = '', keywords = '' }) => {
        const text = plainLetters(`${label} ${hint} ${keywords} ${group.label}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}
