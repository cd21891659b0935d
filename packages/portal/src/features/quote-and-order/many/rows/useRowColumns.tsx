import type { PlannedSite } from '@skerry/contracts';
import { CellLines, Menu, Text, type TableColumn } from '@skerry/ui';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../../platform/browser/useIsAtLeast.ts';
import { CandidatesToggle } from './CandidatesToggle.tsx';
import { cellMark, type CellPlace } from './cells.ts';
import { CellButton, rowColumnWidth, RowTitle } from './RowCell.styles.ts';
import { RowCell, type NextCell } from './RowCell.tsx';
import { RowState } from './RowState.tsx';
import type { RowField } from './rowValues.ts';

interface RowColumns {
  /** Each value has a cell of its own, to be written in. */
  hasCells: boolean;
  /** What stands in a cell, and what is being written in it. */
  textsOf: (site: PlannedSite, field: RowField) => { text: string; typed: string | undefined };
  noteIdOf: (siteId: string) => string;
  /** The row whose candidates are shown. */
  openId: string | undefined;
  /** The row whose form is open. */
  formId: string | undefined;
  /** The last row cannot go. */
  hasOne: boolean;
  onOpen: (place: CellPlace) => void;
  onType: (text: string) => void;
  onClose: (place: CellPlace, next: NextCell) => void;
  onWrite: (place: CellPlace, text: string, next: NextCell) => void;
  onToggle: (siteId: string) => void;
  onEdit: (siteId: string) => void;
  onRemove: (siteId: string) => void;
}

/** The columns of a list's rows. Below a certain width of the window they are read, and written below the row. */
export function useRowColumns(props: RowColumns): readonly TableColumn<PlannedSite>[] {
  const { formatMessage } = useIntl();
  const { hasCells, openId, hasOne, noteIdOf, onEdit, onRemove, onToggle } = props;
  const isPhone = !useIsAtLeast('small');
  const cellIn = (site: PlannedSite, field: RowField, empty: string) => (
    <RowCell
      site={site}
      field={field}
      {...props.textsOf(site, field)}
      empty={empty}
      noteId={noteIdOf(site.id)}
      onOpen={props.onOpen}
      onType={props.onType}
      onClose={(next) => props.onClose({ siteId: site.id, field }, next)}
      onWrite={(text, next) => props.onWrite({ siteId: site.id, field }, text, next)}
    />
  );
  const state: TableColumn<PlannedSite> = {
    id: 'state',
    header: formatMessage({ id: 'quoteMany.column.state' }),
    width: hasCells ? '9.75rem' : '11rem',
    visibleFrom: 'small',
    cell: (site) => <RowState site={site} />,
  };
  const menu: TableColumn<PlannedSite> = {
    id: 'menu',
    header: formatMessage({ id: 'quoteMany.column.more' }),
    isHeaderHidden: true,
    width: '3.25rem',
    cell: (site) => (
      <span {...cellMark(site.id, 'menu')}>
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
                  label: formatMessage(
                    { id: hasCells ? 'quoteMany.contact.edit' : 'quoteMany.edit' },
                    { row: site.row },
                  ),
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
      </span>
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
            detail={isPhone ? <RowState site={site} /> : site.name === site.address ? undefined : site.address}
          >
            <RowTitle
              type="button"
              {...cellMark(site.id, 'form')}
              aria-expanded={site.id === props.formId}
              onClick={() => onEdit(site.id)}
            >
              {formatMessage(
                { id: 'quoteMany.row' },
                { row: site.row, name: site.name === '' ? formatMessage({ id: 'quoteMany.unnamed' }) : site.name },
              )}
            </RowTitle>
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
      width: rowColumnWidth,
      cell: ({ row }) => <Text tone="muted">{row}</Text>,
    },
    state,
    {
      id: 'name',
      header: formatMessage({ id: 'quoteMany.field.name' }),
      width: '8.25rem',
      cell: (site) => cellIn(site, 'name', formatMessage({ id: 'quoteMany.unnamed' })),
    },
    {
      id: 'address',
      header: formatMessage({ id: 'quoteMany.field.address' }),
      cell: (site) => cellIn(site, 'address', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'country',
      header: formatMessage({ id: 'quoteMany.field.country' }),
      width: '4.25rem',
      cell: (site) => cellIn(site, 'country', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'coordinate',
      header: formatMessage({ id: 'quoteMany.field.coordinate' }),
      width: '9rem',
      cell: (site) =>
        site.state === 'ambiguous' ? (
          <CandidatesToggle site={site} isOpen={site.id === openId} onToggle={onToggle} />
        ) : (
          cellIn(site, 'coordinate', formatMessage({ id: 'quoteMany.enter' }))
        ),
    },
    {
      id: 'reference',
      header: formatMessage({ id: 'quoteMany.field.reference' }),
      width: '5.75rem',
      cell: (site) => cellIn(site, 'reference', formatMessage({ id: 'quoteMany.enter' })),
    },
    {
      id: 'contact',
      header: formatMessage({ id: 'quoteMany.contact' }),
      width: '7.5rem',
      visibleFrom: 'veryLarge',
      cell: (site) => {
        const name = site.contacts[0]?.name ?? '';
        const shown = name === '' ? formatMessage({ id: 'quoteMany.enter' }) : name;
        return (
          <CellButton
            type="button"
            {...cellMark(site.id, 'contact')}
            title={name}
            aria-label={formatMessage(
              { id: 'quoteMany.cell.value' },
              { name: formatMessage({ id: 'quoteMany.contact.edit' }, { row: site.row }), value: shown },
            )}
            {...(site.state === 'rejected' &&
              site.field?.startsWith('contacts') && { 'data-tone': 'critical', 'aria-describedby': noteIdOf(site.id) })}
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
