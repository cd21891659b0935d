import { Outlet } from 'react-router-dom';
import { usePageChange } from './usePageChange.ts';

/** What surrounds a page without the shell: nothing but the landmark. */
export function BareFrame() {
  usePageChange();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
