import type { ChangeRequest } from '@skerry/contracts';
import type { DialogAction } from '../service-change-requests.mutations.ts';

/** What the sections of a request's page need for their dialogs. */
export interface ChangeSectionProps {
  request: ChangeRequest;
  /** The request has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

export interface ChangeActionDialogProps extends ChangeSectionProps {
  action: DialogAction;
  onClose: () => void;
  onDone: () => void;
}
