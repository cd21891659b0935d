import { useUiText } from '../../theme/useUiText.ts';
import { CommandKey } from './CommandKeys.styles.ts';
import { keys } from './CommandKeys.tsx';
import { CommandFoot, CommandFootEnd } from './CommandPaletteEdges.styles.ts';

/** What the keys do, below what is found. */
export function CommandPanelFoot({ hasKinds }: { hasKinds: boolean }) {
  const text = useUiText();
  const newTab = text('ui.commandPalette.newTab');
  return (
    <CommandFoot aria-hidden>
      <span>
        <CommandKey>{keys.up}</CommandKey> <CommandKey>{keys.down}</CommandKey> {text('ui.commandPalette.move')}
      </span>
      <span>
        <CommandKey>{keys.choose}</CommandKey> {text('ui.commandPalette.choose')}
      </span>
      <span>
        <CommandKey>{keys.control}</CommandKey> <CommandKey>{keys.choose}</CommandKey> {newTab}
      </span>
      {hasKinds && (
        <span>
          <CommandKey>{keys.next}</CommandKey> {text('ui.commandPalette.nextKind')}
        </span>
      )}
      <CommandFootEnd>
        <span>
          <CommandKey>{keys.actions}</CommandKey> {text('ui.commandPalette.actionsOnly')}
        </span>
        <span>
          <CommandKey>{keys.keys}</CommandKey> {text('ui.commandPalette.keys')}
        </span>
      </CommandFootEnd>
    </CommandFoot>
  );
}
