import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, Inline, Stack, Text, TextField } from '@skerry/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CellRadio } from '../quote/choose/PriceMatrix.styles.ts';
import { readCoordinate } from '../where/coordinates.ts';
import { ReachLabel } from '../words/quoteLabels.tsx';
import { CandidatesToggle } from './CandidatesToggle.tsx';
import { Candidates, FixLine } from './RowCell.styles.ts';
import { FixFields } from './RowFix.styles.ts';
import { draftOf, movedTo } from './plannedRows.ts';
import { RowEdit } from './RowEdit.tsx';
import { RowNote } from './RowNote.tsx';
import { rejectionText, rowFaults, writable } from './rowFaults.ts';

interface RowFixProps {
  site: PlannedSite;
  list: SiteList;
  isPending: boolean;
  onChange: (site: PlannedSiteDraft) => void;
  onRemove: () => void;
  /** Values are written in the cells above. */
  hasCells: boolean;
  /** Its candidates are shown, or the form of its contact. */
  isOpen: boolean;
  onOpen: () => void;
  /** Of the element that says what is wrong. */
  noteId: string | undefined;
  /** It is wanted although it repeats another one. */
  onKeep: () => void;
}

/** Whether anything is to be said of a row, or done about it, below it. */
export function hasFix(site: PlannedSite, { hasCells, isOpen }: { hasCells: boolean; isOpen: boolean }): boolean {
  if (site.state === 'valid') return site.isByHand;
  // Where it has no cell for it, what opens its candidates stands below it as well.
  return site.state !== 'ambiguous' || isOpen || !hasCells;
}

/** What is wrong with a row, and what can be done about it in place. */
export function RowFix(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, hasCells, isOpen, noteId, onOpen } = props;
  switch (site.state) {
    case 'valid':
      return site.isByHand ? <RowNote tone="muted">{formatMessage({ id: 'quoteWhere.doubt.outside' })}</RowNote> : null;
    case 'ambiguous':
      return (
        <>
          {!hasCells && <CandidatesToggle site={site} isOpen={isOpen} onToggle={onOpen} />}
          {isOpen && <CandidateList {...props} />}
        </>
      );
    case 'duplicate':
      return <Duplicate {...props} />;
    case 'rejected':
      return <Rejected {...props} />;
    default:
      return hasCells ? (
        <RowNote id={noteId} tone="muted">
          {formatMessage({ id: 'quoteMany.notFound.body' })}
        </RowNote>
      ) : (
        <AddressFix {...props} />
      );
  }
}

/** The places that an address may be. One press chooses. */
function CandidateList({ site, isPending, onChange }: RowFixProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <Candidates aria-label={formatMessage({ id: 'quoteMany.which' }, { row: site.row })}>
      {site.candidates.map((candidate) => (
        <label key={candidate.magicKey}>
          <CellRadio
            type="radio"
            name={name}
            // Not `disabled`: the focus stays while it is saved.
            aria-disabled={isPending || undefined}
            onChange={() => {
              if (!isPending) onChange(movedTo(site, { address: candidate.text, magicKey: candidate.magicKey }));
            }}
          />
          <Text variant="bodyStrong">{candidate.text}</Text>
          {candidate.confidence !== null && <ReachLabel reach={candidate.confidence} />}
        </label>
      ))}
    </Candidates>
  );
}

/** Another address, or a coordinate in its place. */
function AddressFix({ site, isPending, onChange }: RowFixProps) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState(site.address);
  const [text, setText] = useState(site.coordinateText ?? '');
  const coordinate = readCoordinate(text);
  const isChanged = address.trim() !== '' && address.trim() !== site.address;
  return (
    <Stack gap={8}>
      {site.state === 'notFound' && <Text tone="muted">{formatMessage({ id: 'quoteMany.notFound.body' })}</Text>}
      <FixFields>
        <TextField
          label={formatMessage({ id: 'quoteMany.address' }, { row: site.row })}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          readOnly={isPending}
        />
        <TextField
          label={formatMessage({ id: 'quoteMany.coordinate' }, { row: site.row })}
          isOptional
          value={text}
          onChange={(event) => setText(event.target.value)}
          readOnly={isPending}
          error={
            text.trim() !== '' &&
            coordinate === undefined &&
            formatMessage({ id: 'quoteMany.coordinate.invalid' }, { example: '67.1339, 20.6528' })
          }
        />
        <Button
          disabled={isPending || (coordinate === undefined && !isChanged)}
          onClick={() =>
            onChange(movedTo(site, { address: address.trim(), ...(coordinate && { locationCoordinate: coordinate }) }))
          }
        >
          {formatMessage({ id: 'quoteMany.checkAgain' })}
        </Button>
      </FixFields>
    </Stack>
  );
}

/** A text that breaks a rule, to be written anew. */
function TextFix({ site, isPending, onChange, field }: RowFixProps & { field: 'name' | 'customerSearchReference' }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(site[field] ?? '');
  return (
    <FixFields>
      <TextField
        label={formatMessage({ id: `quoteMany.fix.${field}` }, { row: site.row })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={isPending}
      />
      <Button
        disabled={isPending || text.trim() === (site[field] ?? '')}
        onClick={() => onChange({ ...draftOf(site), [field]: text.trim() })}
      >
        {formatMessage({ id: 'quoteMany.checkAgain' })}
      </Button>
    </FixFields>
  );
}

/** The same place or reference as a row before it. */
function Duplicate(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, list, isPending, hasCells, noteId, onKeep, onRemove } = props;
  const other = list.sites.find(({ id }) => id === site.duplicateOf);
  const isReference = site.code === 'sameReference';
  return (
    <Stack gap={8}>
      <FixLine>
        <RowNote id={noteId}>
          {formatMessage(
            { id: isReference ? 'quoteMany.duplicate.reference' : 'quoteMany.duplicate.place' },
            { row: other?.row ?? 0, name: other?.name ?? '' },
          )}
        </RowNote>
        <Inline gap={8}>
          <Button
            size="small"
            disabled={isPending}
            aria-label={formatMessage({ id: 'quoteMany.keepBoth.of' }, { row: site.row, other: other?.row ?? 0 })}
            onClick={onKeep}
          >
            {formatMessage({ id: 'quoteMany.keepBoth' })}
          </Button>
          <Button size="small" disabled={isPending} onClick={onRemove}>
            {formatMessage({ id: 'quoteMany.remove' }, { row: site.row })}
          </Button>
        </Inline>
      </FixLine>
      {isReference && !hasCells && <TextFix {...props} field="customerSearchReference" />}
    </Stack>
  );
}

/** A row that breaks rules: each of them is named, and what is in no cell can be written below. */
function Rejected(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, isPending, hasCells, isOpen, noteId, onOpen, onChange, onRemove } = props;
  const [field] = (site.field ?? '').split('.');
  const isAtField = field !== undefined && writable.has(field) && site.code !== 'notInCountry';
  const edit = <RowEdit site={site} isPending={isPending} onChange={onChange} hasOnlyContact={hasCells} />;
  if (!hasCells)
    return (
      <Stack gap={8}>
        {!isAtField && <RowNote tone="critical">{rejectionText(formatMessage, site)}</RowNote>}
        {edit}
      </Stack>
    );
  const faults = rowFaults(formatMessage, site);
  return (
    <Stack gap={12}>
      <FixLine>
        <div id={noteId}>
          {(faults.length > 0 ? faults : [rejectionText(formatMessage, site)]).map((fault) => (
            <RowNote key={fault} tone="critical">
              {fault}
            </RowNote>
          ))}
        </div>
        <Inline gap={8}>
          {field === 'contacts' && (
            <Button size="small" aria-expanded={isOpen} onClick={onOpen}>
              {formatMessage({ id: 'quoteMany.contact.edit' }, { row: site.row })}
            </Button>
          )}
          <Button size="small" disabled={isPending} onClick={onRemove}>
            {formatMessage({ id: 'quoteMany.remove' }, { row: site.row })}
          </Button>
        </Inline>
      </FixLine>
      {isOpen && edit}
    </Stack>
  );
}
