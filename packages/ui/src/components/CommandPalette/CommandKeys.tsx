import { useUiText } from '../../theme/useUiText.ts';
import { CommandKey, CommandKeyItem, CommandKeyList } from './CommandKeys.styles.ts';

export interface Shortcut {
  /** As they are printed on keyboards, pressed together or one after the other. */
  readonly keys: readonly string[];
  readonly label: string;
}

/** As they are printed on keyboards. */
export const keys = {
  up: '↑',
  down: '↓',
  choose: '↵',
  control: 'Ctrl',
  copy: 'C',
  next: 'Tab',
  close: 'Esc',
  actions: '>',
  keys: '?',
};

/** The keys of the palette, and of the application around it. */
export function useCommandKeys({ canCopy }: { canCopy: boolean }): readonly Shortcut[] {
  const text = useUiText();
  return [
    { keys: [keys.up, keys.down], label: text('ui.commandPalette.move') },
    { keys: [keys.choose], label: text('ui.commandPalette.choose') },
    { keys: [keys.control, keys.choose], label: text('ui.commandPalette.newTab') },
    ...(canCopy ? [{ keys: [keys.control, keys.copy], label: text('ui.commandPalette.copyLink') }] : []),
    { keys: [keys.next], label: text('ui.commandPalette.nextKind') },
    { keys: [keys.actions], label: text('ui.commandPalette.actionsOnly') },
    { keys: [keys.keys], label: text('ui.commandPalette.keys') },
    { keys: [keys.close], label: text('ui.commandPalette.close') },
  ];
}

/** All keys, in the place of what is found. */
export function CommandKeys({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <CommandKeyList>
      {shortcuts.map(({ keys: printed, label }) => (
        <CommandKeyItem key={label}>
          <dt>
            {printed.map((key) => (
              <CommandKey key={key}>{key}</CommandKey>
            ))}
          </dt>
          <dd>{label}</dd>
        </CommandKeyItem>
      ))}
    </CommandKeyList>
  );
}
