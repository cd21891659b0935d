'use client';
import { createPortal } from 'react-dom';
import { fetchedPart, useFetchedPart } from '../../behavior/fetchedPart.ts';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import type { Command } from './commands.ts';

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
