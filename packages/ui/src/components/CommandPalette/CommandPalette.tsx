'use client';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import type { Command, CommandGroup } from './commands.ts';
import type { LoadGroups } from './useFoundGroups.ts';

export interface CommandPaletteProps<Of extends Command = Command> {
  readonly isOpen: boolean;
  /** Asked to close: Escape, the close button, the page behind was pressed, or a command was chosen. */
  readonly onClose: () => void;
  /** Pages and actions that are known beforehand; typing filters them. */
  readonly groups: readonly CommandGroup<Of>[];
  /** What was chosen last, newest first; stands on top until something is typed. */
  readonly recent?: readonly Of[];
  /** Finds the rest, 200 ms after the last key: services, orders, users. What it rejects with is told as "some results could not be fetched". */
  readonly loadGroups?: LoadGroups<Of>;
  /** A command was chosen. */
  readonly onCommand: (command: Of) => void;
  /** @default "Quick search" */
  readonly title?: string;
  /** @default "Search for pages and actions" */
  readonly placeholder?: string;
  /** @default "Close" */
  readonly closeLabel?: string;
  readonly className?: string;
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly 'data-testid'?: string;
}

/**
 * Goes anywhere and does anything by a few letters. The application opens it, by a key such as Ctrl K and by a button for those who do not
 * know the key; gives only what this user may do; and remembers what was chosen.
 *
 * @example
 * <CommandPalette isOpen={isOpen} onClose={close} groups={pagesAndActions} recent={recent} loadGroups={search} onCommand={({ href }) => navigate(href)} />
 */
export function CommandPalette<Of extends Command>({ isOpen, ...panel }: CommandPaletteProps<Of>) {
  const isFetched = useFetchedPart(commandPanel, isOpen);
  return isOpen && isFetched ? createPortal(<commandPanel.Part {...panel} />, document.body) : null;
}

export const commandPanel = fetchedPart(async () => (await import('./CommandPanel.tsx')).CommandPanel);
