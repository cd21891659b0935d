import { Page } from '@skerry/ui';
import { Outlet } from 'react-router-dom';

/** The frame of every page that does not fill the window. */
export function PageContent() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}
