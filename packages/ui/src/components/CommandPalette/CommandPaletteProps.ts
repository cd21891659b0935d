import type { Ref } from 'react';
import type { Command, CommandGroup } from './commands.ts';
import type { Shortcut } from './CommandKeys.tsx';
import type { LoadGroups } from './useFoundGroups.ts';

export interface CommandPaletteProps<Of extends Command = Command> {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Asked to close: Escape, the close button, the page behind was pressed, or a command was chosen. */
  readonly onClose: () => void;
  /** What stands in the field when it opens, such as `?` for the keys. @default '' */
  readonly firstQuery?: string;
  /** Pages and actions that are known beforehand; typing filters them. */
  readonly groups: readonly CommandGroup<Of>[];
  /** What was chosen last, newest first; stands on top until something is typed. */
  readonly recent?: readonly Of[];
  /** Finds the rest, 200 ms after the last key: services, orders, users. That it rejects, or that its answer is incomplete, is told. */
  readonly loadGroups?: LoadGroups<Of>;
  /** A command was chosen; by Ctrl or ⌘ with Enter, in a new tab. */
  readonly onCommand: (command: Of, how: { readonly inNewTab: boolean }) => void;
  /** Ctrl or ⌘ with C was pressed on a command while no text is selected: copies its link. */
  readonly onCopy?: (command: Of) => void;
  /** The application's own keys, which `?` shows below those of the palette. */
  readonly shortcuts?: readonly Shortcut[];
  /** Names it for screen readers. @default "Quick search" */
  readonly title?: string;
  /** Stands in the field while nothing is typed. @default "Search for pages and actions" */
  readonly placeholder?: string;
  /** Name of the close button. @default "Close" */
  readonly closeLabel?: string;
  /** Joins the class names of the panel. */
  readonly className?: string;
  /** Of the panel. */
  readonly id?: string;
  /** Reaches the panel. */
  readonly ref?: Ref<HTMLDivElement>;
  /** For tests; reaches the panel. */
  readonly 'data-testid'?: string;
}
