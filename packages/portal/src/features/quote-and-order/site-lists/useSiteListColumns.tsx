import { addDays, type SiteListSummary } from '@skerry/contracts';
import { CellLines, DateTime, Menu, Text, type TableColumn } from '@skerry/ui';
import { IconCopy, IconDots, IconFileDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { useSiteFiles } from '../many/siteLists.mutations.ts';
import { quoteAndOrderHref } from '../quote-and-order.paths.ts';
import { useDuplicateSiteList } from './useSiteListActions.ts';

/** How long before a list is deleted it says so, in days. */
const warnedDays = 30;

/** The columns of the list, and what a row says on a phone. */
export function useSiteListColumns(onDelete: (list: SiteListSummary) => void): {
  columns: readonly TableColumn<SiteListSummary>[];
  phone: PhoneRow<SiteListSummary>;
} {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const soon = addDays(today, warnedDays);
  const navigate = useNavigate();
  const alerts = useAlerts();
  const { download } = useSiteFiles('siteLists.fileFailed');
  const { start: duplicate } = useDuplicateSiteList();
  return useMemo(() => {
    const changeHref = (listId: string) => quoteAndOrderHref({ step: 'SEARCH_ADDRESS', mode: 'multi', listId });
    const menu = (list: SiteListSummary) => (
      <Menu
        label={formatMessage({ id: 'siteLists.actionsOf' }, { name: list.name })}
        icon={IconDots}
        isLabelHidden
        align="end"
        variant="ghost"
        size="small"
        groups={[
          {
            items: [
              {
                label: formatMessage({ id: 'siteLists.change' }),
                icon: IconPencil,
                onSelect: () => void navigate(changeHref(list.id)),
              },
              {
                label: formatMessage({ id: 'siteLists.duplicate' }),
                icon: IconCopy,
                onSelect: () =>
                  duplicate(list.id, {
                    done: ({ name }) => alerts.success('siteLists.duplicated', { name }),
                    failed: (error) =>
                      alerts.failure(error, {
                        title: { id: 'siteLists.notDuplicated', values: { name: list.name } },
                      }),
                  }),
              },
              {
                label: formatMessage({ id: 'siteLists.download' }),
                icon: IconFileDownload,
                onSelect: () => download(list.id),
              },
            ],
          },
          {
            items: [
              {
                label: formatMessage({ id: 'siteLists.delete' }),
                icon: IconTrash,
                isDestructive: true,
                onSelect: () => onDelete(list),
              },
            ],
          },
        ]}
      />
    );
    const invalidText = (count: number, text: ReactNode) =>
      count === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'siteLists.allValid' })}</Text>
      ) : (
        <Text tone="attention">{text}</Text>
      );
    const invalid = ({ invalid: count }: SiteListSummary) =>
      invalidText(count, formatMessage({ id: 'siteLists.toFix' }, { count }));
    const sites = ({ counts }: SiteListSummary) => formatMessage({ id: 'siteLists.sites' }, { count: counts.sites });
    const columns: readonly TableColumn<SiteListSummary>[] = [
      {
        id: 'name',
        header: formatMessage({ id: 'siteLists.name' }),
        isSortable: true,
        cell: ({ name, deletedOn }) => (
          <CellLines
            detail={
              deletedOn !== null &&
              deletedOn <= soon && (
                <>
                  {formatMessage({ id: 'siteLists.deletedOn' })} <Day value={deletedOn} />
                </>
              )
            }
          >
            <Text variant="bodyStrong">{name}</Text>
          </CellLines>
        ),
      },
      {
        id: 'sites',
        header: formatMessage({ id: 'siteLists.sites.column' }),
        width: '7.5rem',
        isSortable: true,
        cell: ({ counts }) => counts.sites,
        isNumeric: true,
      },
      {
        id: 'invalid',
        header: formatMessage({ id: 'siteLists.invalid' }),
        width: '8rem',
        isSortable: true,
        visibleFrom: 'medium',
        isNumeric: true,
        // The head of the column says what of.
        cell: ({ invalid: count }) => invalidText(count, count),
      },
      {
        id: 'quotes',
        header: formatMessage({ id: 'siteLists.quotes' }),
        width: '6.5rem',
        isSortable: true,
        isNumeric: true,
        visibleFrom: 'large',
        cell: ({ quotes }) => quotes,
      },
      {
        id: 'createdBy',
        header: formatMessage({ id: 'siteLists.createdBy' }),
        width: '12rem',
        isSortable: true,
        visibleFrom: 'extraLarge',
        cell: ({ createdBy }) => createdBy,
      },
      {
        id: 'updatedAt',
        header: formatMessage({ id: 'siteLists.updatedAt' }),
        width: '9.5rem',
        isSortable: true,
        visibleFrom: 'medium',
        cell: ({ updatedAt }) => <DateTime value={updatedAt} format="shortDateTime" />,
      },
      {
        id: 'actions',
        header: formatMessage({ id: 'siteLists.actions' }),
        isHeaderHidden: true,
        width: '3.5rem',
        cell: menu,
      },
    ];
    const phone: PhoneRow<SiteListSummary> = {
      shows: ['name', 'sites', 'invalid', 'updatedAt'],
      title: ({ name }) => name,
      detail: sites,
      endDetail: ({ updatedAt }) => <DateTime value={updatedAt} format="shortDate" />,
      foot: invalid,
      controlHeader: formatMessage({ id: 'siteLists.actions' }),
      control: menu,
    };
    return { columns, phone };
  }, [alerts, download, duplicate, formatMessage, navigate, onDelete, soon]);
}
