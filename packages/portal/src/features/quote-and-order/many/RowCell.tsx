import type { PlannedSite, PlannedSiteDraft } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { CellButton, CellInput } from './RowCell.styles.ts';
import { rowFaultText } from './rowFaultText.ts';
import { rowFault, rowValuesOf, writtenDraft, type RowField } from './rowValues.ts';

/** Which cell is written in. */
export interface CellPlace {
  readonly siteId: string;
  readonly field: RowField;
}

interface RowCellProps {
  site: PlannedSite;
  field: RowField;
  isOpen: boolean;
  isPending: boolean;
  /** Shown where nothing is written. */
  empty: string;
  onOpen: (place: CellPlace) => void;
  /** The cell is left; with Enter, the one below comes next. */
  onClose: (goesDown: boolean) => void;
  onChange: (draft: PlannedSiteDraft, goesDown: boolean) => void;
}

/** A value of a row, written in place: Enter saves and goes down, Escape leaves it as it was, and leaving it saves. */
export function RowCell({ site, field, isOpen, isPending, empty, onOpen, onClose, onChange }: RowCellProps) {
  const { formatMessage } = useIntl();
  const values = rowValuesOf(site);
  const label = formatMessage(
    { id: 'quoteMany.cell' },
    { field: formatMessage({ id: `quoteMany.field.${field}` }), row: site.row },
  );
  if (isOpen && canWrite(site, field))
    return <CellField key={site.id} {...{ site, field, label, isPending, onClose, onChange }} />;
  const text = values[field];
  return (
    <CellButton
      type="button"
      disabled={isPending || !canWrite(site, field)}
      title={text}
      aria-label={formatMessage({ id: 'quoteMany.cell.value' }, { name: label, value: text === '' ? empty : text })}
      data-tone={toneOf(site, field)}
      data-is-empty={text === '' ? '' : undefined}
      data-is-mono={text !== '' && (field === 'coordinate' || field === 'reference') ? '' : undefined}
      onClick={() => onOpen({ siteId: site.id, field })}
    >
      {text === '' ? empty : text}
    </CellButton>
  );
}

type CellFieldProps = Pick<RowCellProps, 'site' | 'field' | 'isPending' | 'onClose' | 'onChange'> & { label: string };

function CellField({ site, field, label, isPending, onClose, onChange }: CellFieldProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(() => rowValuesOf(site));
  const isDone = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const fault = rowFault(field, values);
  const isChanged = values[field].trim() !== rowValuesOf(site)[field].trim();
  const leave = (goesDown: boolean) => {
    if (isDone.current) return;
    if (isChanged && fault !== undefined) {
      // What cannot be saved is not thrown away unasked, but leaving the cell gives it up.
      if (goesDown) return;
      isDone.current = true;
      onClose(false);
      return;
    }
    isDone.current = true;
    if (isChanged) onChange(writtenDraft(site, values), goesDown);
    else onClose(goesDown);
  };
  return (
    <>
      <CellInput
        ref={input}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={values[field]}
        readOnly={isPending}
        aria-invalid={isChanged && fault !== undefined}
        aria-describedby={isChanged && fault !== undefined ? errorId : undefined}
        onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        onBlur={() => leave(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            leave(true);
          }
          if (event.key === 'Escape') {
            isDone.current = true;
            onClose(false);
          }
        }}
      />
      {isChanged && fault !== undefined && (
        <Text id={errorId} variant="caption" tone="critical" role="alert" style={{ whiteSpace: 'normal' }}>
          {rowFaultText(formatMessage, fault)}
        </Text>
      )}
    </>
  );
}

/** One of the company's own sites, or a data centre, is where it is. */
function canWrite(site: PlannedSite, field: RowField): boolean {
  return field === 'name' || field === 'reference' || (site.siteId === null && site.dataCenterSiteId === null);
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
