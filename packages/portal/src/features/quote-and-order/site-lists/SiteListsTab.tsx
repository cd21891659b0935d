import type { SiteListSummary } from '@skerry/contracts';
import { Button, EmptyState, Stack } from '@skerry/ui';
import { IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { List } from '../../../platform/list/List.tsx';
import { switchFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { QuoteTabs } from '../frame/QuoteTabs.tsx';
import { quoteAndOrderHref, siteListHref } from '../quote-and-order.paths.ts';
import { DeleteSiteListDialog } from './DeleteSiteListDialog.tsx';
import { MergeSiteListsDialog } from './MergeSiteListsDialog.tsx';
import { siteListsFormat, siteListSortKeys } from './siteListsAddress.ts';
import { siteListsPageSize, useSiteLists } from './siteLists.queries.ts';
import { useSiteListColumns } from './useSiteListColumns.tsx';
import { useSiteListSelection } from './useSiteListSelection.tsx';

/** The lists of sites that prices were requested for, or are to be. */
export function SiteListsTab() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const address = useListAddress(siteListsFormat);
  const { view, change } = address;
  const lists = useSiteLists(view);
  const [deleted, setDeleted] = useState<SiteListSummary>();
  const { columns, phone } = useSiteListColumns(setDeleted);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [merged, setMerged] = useState<readonly SiteListSummary[]>();
  const selection = useSiteListSelection({
    rows: lists.data?.items ?? [],
    selected,
    onSelectedChange: setSelected,
    onMerge: setMerged,
  });
  const found = lists.data?.totalItems;
  const total = lists.data?.counts.total;
  return (
    <Stack>
      <QuoteTabs tab="site-lists" siteLists={total} />
      <List
        id="siteLists"
        label={formatMessage({ id: 'quotes.tab.site-lists' })}
        address={address}
        savedViews={savedViewsOf('siteLists', siteListsFormat, address)}
        query={lists}
        rowKey={keyOf}
        rowHref={hrefOf}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'siteLists.search' }),
          placeholder: formatMessage({ id: 'siteLists.search' }),
        }}
        filters={[
          switchFilter({
            id: 'mine',
            label: formatMessage({ id: 'siteLists.mine' }),
            value: view.mine,
            onChange: (mine) => change({ mine }),
          }),
        ]}
        sort={{
          columnId: view.sort.replace('-', ''),
          direction: view.sort.startsWith('-') ? 'descending' : 'ascending',
        }}
        onSortChange={({ columnId, direction }) => {
          const key = siteListSortKeys.find((each) => each === columnId);
          if (key) change({ sort: direction === 'descending' ? `-${key}` : key });
        }}
        count={
          found === undefined || total === undefined
            ? undefined
            : formatMessage({ id: 'siteLists.count' }, { found, total })
        }
        found={found}
        selection={selection}
        perPage={formatMessage({ id: 'siteLists.perPage' }, { count: siteListsPageSize })}
        expectedRows={4}
        errorTitle="siteLists.error"
        isEmpty={total === 0}
        empty={
          <EmptyState
            icon={IconListDetails}
            title={formatMessage({ id: 'siteLists.empty.title' })}
            action={
              <Button href={quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi' })}>
                {formatMessage({ id: 'siteLists.empty.action' })}
              </Button>
            }
          >
            {formatMessage({ id: 'siteLists.empty.body' })}
          </EmptyState>
        }
      />
      {merged && (
        <MergeSiteListsDialog
          lists={merged}
          onMerged={({ id, name }) => {
            alerts.success('siteLists.duplicated', { name });
            void navigate(quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi', listId: id }));
          }}
          onClose={() => setMerged(undefined)}
        />
      )}
      {deleted && <DeleteSiteListDialog list={deleted} onClose={() => setDeleted(undefined)} />}
    </Stack>
  );
}

const keyOf = ({ id }: SiteListSummary) => id;
const hrefOf = ({ id }: SiteListSummary) => siteListHref(id);
