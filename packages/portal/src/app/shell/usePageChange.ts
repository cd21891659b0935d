import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePageSubject } from '../../platform/page-subject/page-subject.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { usePageHandle } from '../page-handle.ts';

/** Titles the document by section and what the page is about, and takes the focus to the new page's heading after each change of page. */
export function usePageChange(): void {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const handle = usePageHandle();
  const subject = usePageSubject();
  const { pathname, search } = useLocation();
  const opened = handle?.opens === undefined ? null : new URLSearchParams(search).get(handle.opens);
  const shown = useRef({ pathname, opened });

  useEffect(() => {
    const section = handle && formatMessage({ id: handle.title });
    const words = [section, subject].filter(Boolean).join(' – ');
    document.title = section ? formatMessage({ id: 'shell.documentTitle' }, { app: appName, section: words }) : appName;
  }, [appName, formatMessage, handle, subject]);

  useEffect(() => {
    // The first page keeps the focus where the browser puts it.
    const before = shown.current;
    shown.current = { pathname, opened };
    // A list that somebody comes back to gives the focus to the row they opened.
    if (before.pathname === pathname && (before.opened === opened || !opened)) return;
    const main = document.querySelector<HTMLElement>('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname, opened]);
}
