import { phonePattern } from '@skerry/contracts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../platform/browser/useRequiredComponent.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

const updatePhoneDialog: Part<object> = {
  texts: ['profile', 'form', 'validation'],
  component: async () => (await import('./UpdatePhoneDialog.tsx')).UpdatePhoneDialog,
};

/** Asks customers without a mobile number for one. Whoever has one never downloads the dialog, which judges exactly. */
export function RequiredPhoneDialog() {
  const { isInternal } = useIdentity();
  const { cellphone } = useStartupData().users.currentUser.attributes;
  if (isInternal || phonePattern.test(cellphone ?? '')) return null;
  return <FetchedDialog />;
}

function FetchedDialog() {
  const { Component: UpdatePhoneDialog } = useRequiredComponent(updatePhoneDialog);
  return UpdatePhoneDialog && <UpdatePhoneDialog />;
}
