import type { PlannedSite, PlannedSiteDraft } from '@skerry/contracts';
import { Button, CellLines, Menu, Text, type TableColumn } from '@skerry/ui';
import { IconChevronDown, IconChevronUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { CellButton } from './RowCell.styles.ts';
import { RowCell, type CellPlace } from './RowCell.tsx';
import { RowState } from './RowState.tsx';
import type { RowField } from './rowValues.ts';

interface RowColumns {
  isPending: boolean;
  /** Each value has a cell of its own, to be written in. */
  hasCells: boolean;
  cell: CellPlace | undefined;
  /** The row whose candidates or contact are shown. */
  openId: string | undefined;
  /** The last row cannot go. */
  hasOne: boolean;
  onOpen: (place: CellPlace) => void;
  onClose: (place: CellPlace, goesDown: boolean) => void;
  onWrite: (place: CellPlace, draft: PlannedSiteDraft, goesDown: boolean) => void;
  onToggle: (siteId: string) => void;
  onEdit: (siteId: string) => void;
  onRemove: (siteId: string) => void;
}

/** The columns of a list's rows. Below a certain width of the window they are read, and written below the row. */
export function useRowColumns(props: RowColumns): readonly TableColumn<PlannedSite>[] {
  const { formatMessage } = useIntl();
  const { isPending, hasCells, cell, openId, hasOne, onEdit, onRemove, onToggle } = props;
  const isPhone = !useIsAtLeast('small');
  const cellOf = (site: PlannedSite, field: RowField, empty: string) => (
    <RowCell
      site={site}
      field={field}
      isOpen={cell?.siteId === site.id && cell.field === field}
      isPending={isPending}
      empty={empty}
      onOpen={props.onOpen}
      onClose={(goesDown) => props.onClose({ siteId: site.id, field }, goesDown)}
      onChange={(draft, goesDown) => props.onWrite({ siteId: site.id, field }, draft, goesDown)}
    />
  );
  const candidates = (site: PlannedSite) => (
    <Button
      variant="ghost"
      size="small"
      icon={site.id === openId ? IconChevronUp : IconChevronDown}
      aria-expanded={site.id === openId}
      aria-label={formatMessage({ id: 'quoteMany.candidates.of' }, { row: site.row, count: site.candidates.length })}
      onClick={() => onToggle(site.id)}
    >
      {formatMessage({ id: 'quoteMany.candidates' }, { count: site.candidates.length })}
    </Button>
  );
  const state: TableColumn<PlannedSite> = {
    id: 'state',
    header: formatMessage({ id: 'quoteMany.column.state' }),
    width: hasCells ? '9.5rem' : '11rem',
    visibleFrom: 'small',
    cell: ({ state: word }) => <RowState state={word} />,
  };
  const menu: TableColumn<PlannedSite> = {
    id: 'menu',
    header: formatMessage({ id: 'quoteMany.column.more' }),
    isHeaderHidden: true,
    width: '3.25rem',
    cell: (site) => (
      <Menu
        label={formatMessage({ id: 'quoteMany.more' }, { row: site.row })}
        icon={IconDots}
        isLabelHidden
        variant="ghost"
        size="small"
        align="end"
        groups={[
          {
            items: [
              {
                label: formatMessage({ id: hasCells ? 'quoteMany.contact.edit' : 'quoteMany.edit' }, { row: site.row }),
                icon: IconPencil,
                onSelect: () => onEdit(site.id),
              },
            ],
          },
          {
            items: hasOne
              ? []
              : [
                  {
                    label: formatMessage({ id: 'quoteMany.remove' }, { row: site.row }),
                    icon: IconTrash,
                    isDestructive: true,
                    onSelect: () => onRemove(site.id),
                  },
                ],
          },
        ]}
      />
    ),
  };
  if (!hasCells)
    return [
      {
        id: 'site',
        header: formatMessage({ id: 'quoteMany.column.site' }),
        cell: (site) => (
          // Where the result has no column of its own, it stands below the site.
          <CellLines
            detail={isPhone ? <RowState state={site.state} /> : site.name === site.address ? undefined : site.address}
          >
            <Text variant="bodyStrong">
              {formatMessage(
                { id: 'quoteMany.row' },
                { row: site.row, name: site.name === '' ? formatMessage({ id: 'quoteMany.unnamed' }) : site.name },
              )}
            </Text>
            {site.state === 'ambiguous' && candidates(site)}
          </CellLines>
        ),
      },
      state,
      menu,
    ];
  return [
    {
      id: 'row',
      header: formatMessage({ id: 'quoteMany.column.row' }),
      width: '3.75rem',
      cell: ({ row }) => <Text tone="muted">{row}</Text>,
    },
    state,
    {
      id: 'name',
      header: formatMessage({ id: 'quoteMany.field.name' }),
      width: '8.5rem',
      cell: (site) => cellOf(site, 'name', formatMessage({ id: 'quoteMany.unnamed' })),
    },
    {
      id: 'address',
      header: formatMessage({ id: 'quoteMany.field.address' }),
      cell: (site) => cellOf(site, 'address', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'country',
      header: formatMessage({ id: 'quoteMany.field.country' }),
      width: '4.5rem',
      cell: (site) => cellOf(site, 'country', formatMessage({ id: 'quoteMany.unknown' })),
    },
    {
      id: 'coordinate',
      header: formatMessage({ id: 'quoteMany.field.coordinate' }),
      width: '9.75rem',
      cell: (site) =>
        site.state === 'ambiguous'
          ? candidates(site)
          : cellOf(site, 'coordinate', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'reference',
      header: formatMessage({ id: 'quoteMany.field.reference' }),
      width: '6.25rem',
      cell: (site) => cellOf(site, 'reference', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'contact',
      header: formatMessage({ id: 'quoteMany.contact' }),
      width: '8rem',
      visibleFrom: 'veryLarge',
      cell: (site) => {
        const name = site.contacts[0]?.name ?? '';
        const shown = name === '' ? formatMessage({ id: 'quoteMany.enter' }) : name;
        return (
          <CellButton
            type="button"
            disabled={isPending}
            title={name}
            aria-label={formatMessage(
              { id: 'quoteMany.cell.value' },
              { name: formatMessage({ id: 'quoteMany.contact.edit' }, { row: site.row }), value: shown },
            )}
            data-tone={site.state === 'rejected' && site.field?.startsWith('contacts') ? 'critical' : undefined}
            data-is-empty={name === '' ? '' : undefined}
            onClick={() => onEdit(site.id)}
          >
            {shown}
          </CellButton>
        );
      },
    },
    menu,
  ];
}
