import type { PlannedSite } from '@skerry/contracts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { canWrite, cellMark, cellOf, type CellPlace } from './cells.ts';
import { CellButton, CellInput } from './RowCell.styles.ts';
import { rowFault, rowValuesOf, type RowFault, type RowField } from './rowValues.ts';

/** How a cell is left: Enter goes down, Tab to where it leads. */
export type NextCell = 'below' | CellPlace | undefined;

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

/** A value of a row, written in place: Enter saves and goes down, Tab saves and goes on, Escape leaves it as it was. */
export function RowCell(props: RowCellProps) {
  const { formatMessage } = useIntl();
  const { site, field, text, typed, empty, noteId, onOpen } = props;
  const label = formatMessage(
    { id: 'quoteMany.cell' },
    { field: formatMessage({ id: `quoteMany.field.${field}` }), row: site.row },
  );
  if (typed !== undefined && canWrite(site, field)) return <CellField {...props} typed={typed} label={label} />;
  const tone = toneOf(site, field);
  return (
    <CellButton
      type="button"
      {...cellMark(site.id, field)}
      disabled={!canWrite(site, field)}
      title={text}
      aria-label={formatMessage({ id: 'quoteMany.cell.value' }, { name: label, value: text === '' ? empty : text })}
      aria-describedby={tone === undefined ? undefined : noteId}
      data-tone={tone}
      data-is-empty={text === '' ? '' : undefined}
      data-is-mono={text !== '' && (field === 'coordinate' || field === 'reference') ? '' : undefined}
      onClick={() => onOpen({ siteId: site.id, field })}
    >
      {text === '' ? empty : text}
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
  const goesOn = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
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
      onBlur={({ relatedTarget }) => leave(goesOn.current ? cellOf(relatedTarget) : undefined)}
      onKeyDown={(event) => {
        goesOn.current = event.key === 'Tab';
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

const fieldOf = {
  name: 'name',
  address: 'address',
  country: 'country',
  locationCoordinate: 'coordinate',
  customerSearchReference: 'reference',
} as const;
