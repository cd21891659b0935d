import type { Shortcut } from '@skerry/ui/experimental';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { paletteKeys } from './paletteKeys.ts';

/** The keys that work on the pages, for the list that `?` shows. */
export function useShortcuts(): readonly Shortcut[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      { keys: paletteKeys.split(' '), label: formatMessage({ id: 'palette.key.open' }) },
      { keys: ['/'], label: formatMessage({ id: 'palette.key.search' }) },
      { keys: ['j', 'k'], label: formatMessage({ id: 'palette.key.rows' }) },
      { keys: ['x'], label: formatMessage({ id: 'palette.key.choose' }) },
    ],
    [formatMessage],
  );
}
