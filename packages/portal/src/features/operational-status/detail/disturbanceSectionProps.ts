import type { Disturbance } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

/** What the sections of the page need for their dialogs. */
export interface DisturbanceSectionProps {
  disturbance: Disturbance;
  /** It has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

export interface DisturbanceDialogProps extends DisturbanceSectionProps {
  onClose: () => void;
  onDone: (message: MessageId) => void;
}
