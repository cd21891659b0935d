import type { Part } from '../../platform/browser/useLazyComponent.ts';
import type { RoleRequestDialogProps } from './RoleRequestDialog.tsx';

/** The dialog that asks for roles, in a chunk of its own with its texts. */
export const roleRequestDialog: Part<RoleRequestDialogProps> = {
  texts: ['role-request', 'refused', 'portal-apps', 'permission-labels', 'form', 'ui-form'],
  component: async () => (await import('./RoleRequestDialog.tsx')).RoleRequestDialog,
};
