import { Outlet } from 'react-router-dom';
import { RequiredPhoneDialog } from '../profile/RequiredPhoneDialog.tsx';
import { usePageChange } from './usePageChange.ts';

/** What surrounds a page without the shell: nothing but the landmark, and the one dialog that nobody gets around. */
export function BareFrame() {
  usePageChange();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <RequiredPhoneDialog />
    </>
  );
}
