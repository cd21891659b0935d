import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShownPageTitle } from '../../platform/browser/page-title.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { usePageHandle } from '../page-handle.ts';

/** Titles the document by what the page shows or else by its section, and takes the focus to the new page's heading after each change of page. */
export function usePageChange(): void {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const handle = usePageHandle();
  const { pathname } = useLocation();
  const title = useShownPageTitle();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const section = title ?? (handle && formatMessage({ id: handle.title }));
    document.title =
      section === undefined ? appName : formatMessage({ id: 'shell.documentTitle' }, { app: appName, section });
  }, [appName, formatMessage, handle, title]);

  useEffect(() => {
    // The first page keeps the focus where the browser puts it.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
