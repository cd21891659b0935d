import { phonePattern } from '@skerry/contracts';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

const UpdatePhoneDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./UpdatePhoneDialog.tsx'))).UpdatePhoneDialog,
}));

/** Asks customers without a mobile number for one. Whoever has one never downloads the dialog, which judges exactly. */
export function PhoneDemand() {
  const { isInternal } = useIdentity();
  const { cellphone } = useStartupData().users.currentUser.attributes;
  if (isInternal || phonePattern.test(cellphone ?? '')) return null;
  return (
    <Suspense>
      <UpdatePhoneDialog />
    </Suspense>
  );
}
