export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPaletteProps.ts';
export type { Shortcut } from './CommandKeys.tsx';
export type { Command, CommandGroup } from './commands.ts';
export type { FoundCommands, LoadGroups } from './useFoundGroups.ts';
