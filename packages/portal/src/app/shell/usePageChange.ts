import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { usePageHandle } from '../page-handle.ts';

/** Titles the document by section, and takes the focus to the new page's heading after each change of page. */
export function usePageChange(): void {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const handle = usePageHandle();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = handle
      ? formatMessage({ id: 'shell.documentTitle' }, { app: appName, section: formatMessage({ id: handle.title }) })
      : appName;
  }, [appName, formatMessage, handle]);

  useEffect(() => {
    // The first page keeps the focus where the browser puts it.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
