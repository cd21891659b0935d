import type { PlannedSite } from '@skerry/contracts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { canWrite, cellMark, type CellPlace } from './cells.ts';
import { CellButton, CellInput } from './RowCell.styles.ts';
import { fieldOf } from './rowFields.ts';
import { rowFault, rowValuesOf, type RowFault, type RowField } from './rowValues.ts';

/** How a cell is left: Enter goes down. */
export type NextCell = 'below' | undefined;

interface RowCellProps {
  site: PlannedSite;
  field: RowField;
  /** What is in the cell, saved or not. */
  text: string;
  /** What is being written in it; undefined while it is not open. */
  typed: string | undefined;
  /** Shown where nothing is written. */
  empty: string;
  /** The element below the row that says what is wrong. */
  noteId: string;
  onOpen: (place: CellPlace) => void;
  onType: (text: string) => void;
  /** The cell is left as it was. */
  onClose: (next: NextCell) => void;
  onWrite: (text: string, next: NextCell) => void;
}

/**
 * A value of a row, written in place: Enter, F2 or a first letter begins, Enter saves and goes down, Tab saves and leaves the grid, Escape leaves
 * the cell as it was.
 */
export function RowCell(props: RowCellProps) {
  const { formatMessage } = useIntl();
  const { site, field, text, typed, empty, noteId, onOpen, onType } = props;
  const label = formatMessage(
    { id: 'quoteMany.cell' },
    { field: formatMessage({ id: `quoteMany.field.${field}` }), row: site.row },
  );
  if (typed !== undefined && canWrite(site, field)) return <CellField {...props} typed={typed} label={label} />;
  const tone = toneOf(site, field);
  const isOpenable = canWrite(site, field);
  const open = () => {
    if (isOpenable) onOpen({ siteId: site.id, field });
  };
  return (
    <CellButton
      type="button"
      {...cellMark(site.id, field)}
      // Not `disabled`: the arrow keys come here as well, to read it.
      aria-disabled={!isOpenable || undefined}
      title={text}
      aria-label={formatMessage({ id: 'quoteMany.cell.value' }, { name: label, value: text === '' ? empty : text })}
      aria-describedby={tone === undefined ? undefined : noteId}
      data-tone={tone}
      data-is-empty={text === '' ? '' : undefined}
      data-is-mono={text !== '' && (field === 'coordinate' || field === 'reference') ? '' : undefined}
      onClick={open}
      onKeyDown={(event) => {
        const isLetter = event.key.length === 1 && event.key !== ' ';
        if (!isLetter || !isOpenable || event.ctrlKey || event.metaKey || event.altKey) return;
        // As in a spreadsheet, it takes the place of what is there.
        event.preventDefault();
        event.stopPropagation();
        open();
        onType(event.key);
      }}
    >
      {text === '' ? empty : field === 'coordinate' ? text.replaceAll(/(\.\d{4})\d+/g, '$1') : text}
    </CellButton>
  );
}

/** What keeps a written text from being saved. */
export function cellFault(site: PlannedSite, field: RowField, text: string, typed: string): RowFault | undefined {
  return typed.trim() === text.trim() ? undefined : rowFault(field, { ...rowValuesOf(site), [field]: typed });
}

function CellField(props: RowCellProps & { label: string; typed: string }) {
  const { site, field, text, typed, label, noteId, onType, onClose, onWrite } = props;
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isBegun = typed !== text;
  useEffect(() => {
    input.current?.focus();
    if (!isBegun) input.current?.select();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only as it opens
  }, []);
  const hasFault = cellFault(site, field, text, typed) !== undefined;
  const leave = (next: NextCell) => {
    if (isDone.current) return;
    // What cannot be saved is not thrown away unasked, but leaving the cell gives it up.
    if (hasFault && next === 'below') return;
    isDone.current = true;
    if (hasFault || typed.trim() === text.trim()) onClose(next);
    else onWrite(typed, next);
  };
  return (
    <CellInput
      ref={input}
      {...cellMark(site.id, field)}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      aria-invalid={hasFault}
      aria-describedby={hasFault || toneOf(site, field) !== undefined ? noteId : undefined}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => leave(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          leave('below');
        }
        if (event.key === 'Escape') {
          isDone.current = true;
          onClose(undefined);
        }
      }}
    />
  );
}

/** Where something is to be corrected. */
function toneOf(site: PlannedSite, field: RowField): 'attention' | 'critical' | undefined {
  if (site.state === 'valid') return undefined;
  if (site.state === 'rejected') {
    const [named] = (site.field ?? '').split('.');
    const isNamed = named !== undefined && fieldOf[named as keyof typeof fieldOf] === field;
    return isNamed || rowFault(field, rowValuesOf(site)) !== undefined ? 'critical' : undefined;
  }
  if (site.state === 'duplicate')
    return site.code === 'sameReference' && field === 'reference' ? 'attention' : undefined;
  return field === 'address' ? 'attention' : undefined;
}
