import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';

/** Puts the application's name and the section's into the title bar. */
export function useTitle(section: string): void {
  const { appName } = useRuntimeConfig();
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shell.documentTitle' }, { app: appName, section });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
