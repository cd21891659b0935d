import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { usePageHandle } from '../page-handle.ts';

/** Titles the document as the page titles itself, and takes the focus to the new page's heading after each change of page. */
export function usePageChange(): void {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  const handle = usePageHandle();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const main = document.querySelector<HTMLElement>('main');
    // The name of the section stands in until the page has its heading, which may wait for an answer.
    const section = handle ? formatMessage({ id: handle.title }) : undefined;
    const write = () => {
      const heading = main?.querySelector('h1')?.textContent.trim() || section;
      const title = heading
        ? formatMessage({ id: 'shell.documentTitle' }, { app: appName, section: heading })
        : appName;
      if (document.title !== title) document.title = title;
    };
    write();
    if (!main) return;
    const observer = new MutationObserver(write);
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [appName, formatMessage, handle, pathname]);

  useEffect(() => {
    // The first page keeps the focus where the browser puts it.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
