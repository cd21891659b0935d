import type { ProviderDisturbance } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

export interface ConsoleDialogProps {
  disturbance: ProviderDisturbance;
  /** How many customers read each language. */
  readers: Readonly<Record<string, number>>;
  onClose: () => void;
  onDone: (message: MessageId) => void;
  /** It has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** What a dialog keeps typed text under. */
export function consoleFormId(dialog: 'move' | 'cancel' | 'answer', disturbanceId: string): string {
  return `disturbance-console.${dialog}.${disturbanceId}`;
}
