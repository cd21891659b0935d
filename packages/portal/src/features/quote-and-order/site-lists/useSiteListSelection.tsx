import type { SiteListSummary } from '@skerry/contracts';
import { Button, type TableSelection, Text, useTableSelection } from '@skerry/ui';
import { IconArrowsJoin } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { maxListSites } from '../many/pastedRows.ts';

/** Most lists that are merged at once. */
const maxMerged = 20;

interface SiteListSelectionOptions {
  rows: readonly SiteListSummary[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  onMerge: (lists: readonly SiteListSummary[]) => void;
}

/** Lists that are chosen: several can be merged. */
export function useSiteListSelection({
  onMerge,
  ...options
}: SiteListSelectionOptions): TableSelection<SiteListSummary> {
  const { formatMessage } = useIntl();
  const chosen = options.rows.filter(({ id }) => options.selected.has(id));
  const isTooMany = chosen.reduce((sum, { counts }) => sum + counts.sites, 0) > maxListSites;
  const fits = chosen.length >= 2 && chosen.length <= maxMerged && !isTooMany;
  return useTableSelection({
    ...options,
    rowKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    words: formatMessage({ id: 'siteLists.chosen' }, { count: chosen.length }),
    primaryAction: fits && (
      <Button size="small" icon={IconArrowsJoin} onClick={() => onMerge(chosen)}>
        {formatMessage({ id: 'siteLists.merge' })}
      </Button>
    ),
    actions: !fits && (
      <Text variant="caption" tone="muted">
        {isTooMany
          ? formatMessage({ id: 'siteLists.merge.tooMany' }, { max: maxListSites })
          : formatMessage({ id: 'siteLists.merge.some' }, { most: maxMerged })}
      </Text>
    ),
  });
}
