import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, Inline } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { doubtOf } from '../../where/coordinates.ts';
import { CandidateList } from './CandidateList.tsx';
import { CandidatesToggle } from './CandidatesToggle.tsx';
import { draftOf, isOutside, movedTo } from './plannedRows.ts';
import { FixLine } from './RowCell.styles.ts';
import { RowNote } from './RowNote.tsx';
import { rejectionText, rowFaults } from './rowFaults.ts';

interface RowFixProps {
  site: PlannedSite;
  list: SiteList;
  isPending: boolean;
  onChange: (site: PlannedSiteDraft) => void;
  onRemove: () => void;
  /** Values are written in the cells above. */
  hasCells: boolean;
  /** Its candidates are shown. */
  isOpen: boolean;
  onOpen: () => void;
  /** Opens the form of the row, or that of its contact. */
  onEdit: () => void;
  /** Opens the map to point at its place. */
  onPoint: () => void;
  /** Of the element that says what is wrong. */
  noteId: string | undefined;
}

/** Whether anything is to be said of a row, or done about it, below it. */
export function hasFix(site: PlannedSite, { hasCells, isOpen }: { hasCells: boolean; isOpen: boolean }): boolean {
  if (site.state === 'valid') return site.isByHand;
  // Where it has no cell for it, what opens its candidates stands below it as well.
  return site.state !== 'ambiguous' || isOpen || !hasCells;
}

/** What is wrong with a row, and what can be done about it in place. */
export function RowFix(props: RowFixProps) {
  const { site, list, hasCells, isPending, isOpen, onOpen, onChange } = props;
  switch (site.state) {
    case 'valid':
      return site.isByHand ? <ByHand {...props} /> : null;
    case 'ambiguous':
      return (
        <>
          {!hasCells && <CandidatesToggle site={site} isOpen={isOpen} onToggle={onOpen} />}
          {isOpen && <CandidateList site={site} list={list} isPending={isPending} onChange={onChange} />}
        </>
      );
    case 'duplicate':
      return <Duplicate {...props} />;
    case 'rejected':
      return <Rejected {...props} />;
    default:
      return <NotFound {...props} />;
  }
}

/** What is said of a row, and its ways out beside it. */
function Ways({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <FixLine>
      {note}
      <Inline gap={8}>{children}</Inline>
    </FixLine>
  );
}

interface WayProps {
  isPending: boolean;
  /** Says of which row, where others have the same. */
  label?: string;
  onPress: () => void;
  children: string;
}

/** Changes the row. Not `disabled` while it is saved: the focus would be gone before the row is. */
function Way({ isPending, label, onPress, children }: WayProps) {
  return (
    <Button
      size="small"
      aria-label={label}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      {children}
    </Button>
  );
}

function EditRow({ site, onEdit }: RowFixProps) {
  const { formatMessage } = useIntl();
  return (
    <Button size="small" aria-label={formatMessage({ id: 'quoteMany.edit' }, { row: site.row })} onClick={onEdit}>
      {formatMessage({ id: 'quoteMany.edit.short' })}
    </Button>
  );
}

/** Without cells there is less room, and the menu of the row has it as well; where it is one of two ways out, it stands here. */
function RemoveRow({ site, list, isPending, hasCells, onRemove }: RowFixProps) {
  const { formatMessage } = useIntl();
  if (list.sites.length === 1 || (!hasCells && site.state !== 'duplicate')) return null;
  const label = formatMessage({ id: 'quoteMany.remove' }, { row: site.row });
  return (
    <Way isPending={isPending} label={label} onPress={onRemove}>
      {hasCells ? label : formatMessage({ id: 'quoteMany.remove.short' })}
    </Way>
  );
}

function PointRow({ site, isPending, onPoint }: RowFixProps) {
  const { formatMessage } = useIntl();
  return (
    <Way isPending={isPending} label={formatMessage({ id: 'quoteMany.point.of' }, { row: site.row })} onPress={onPoint}>
      {formatMessage({ id: 'quoteMany.point' })}
    </Way>
  );
}

/** A specialist makes its price: it goes along with the others. One that was sent to them can be taken back. */
function ByHand({ site, isPending, onChange }: RowFixProps) {
  const { formatMessage } = useIntl();
  const isSent = site.mayBeByHand === true && site.locationCoordinate === null;
  return (
    <Ways
      note={
        <RowNote tone="muted">
          {formatMessage({ id: isSent ? 'quoteMany.byHand.about' : 'quoteWhere.doubt.outside' })}
        </RowNote>
      }
    >
      {isSent && (
        <Way
          isPending={isPending}
          label={formatMessage({ id: 'quoteMany.byHand.takeBack.of' }, { row: site.row })}
          onPress={() => onChange(draftOf({ ...site, mayBeByHand: false }))}
        >
          {formatMessage({ id: 'quoteMany.byHand.takeBack' })}
        </Way>
      )}
    </Ways>
  );
}

/** An address that nobody knows of: written anew, pointed at, or left to a specialist. */
function NotFound(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, isPending, hasCells, noteId, onChange } = props;
  return (
    <Ways
      note={
        <RowNote id={noteId} tone="muted">
          {formatMessage({ id: isOutside(site) ? 'quoteMany.outside' : 'quoteMany.notFound.body' })}
        </RowNote>
      }
    >
      {!hasCells && <EditRow {...props} />}
      <PointRow {...props} />
      <Way
        isPending={isPending}
        label={formatMessage({ id: 'quoteMany.byHand.of' }, { row: site.row })}
        onPress={() => onChange({ ...draftOf(site), mayBeByHand: true })}
      >
        {formatMessage({ id: 'quoteMany.byHand' })}
      </Way>
      <RemoveRow {...props} />
    </Ways>
  );
}

/** The same place or reference as a row before it. */
function Duplicate(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, list, isPending, hasCells, noteId, onChange } = props;
  const other = list.sites.find(({ id }) => id === site.duplicateOf);
  const isReference = site.code === 'sameReference';
  return (
    <Ways
      note={
        <RowNote id={noteId}>
          {formatMessage(
            { id: isReference ? 'quoteMany.duplicate.reference' : 'quoteMany.duplicate.place' },
            { row: other?.row ?? 0, name: other?.name ?? '' },
          )}
        </RowNote>
      }
    >
      {!hasCells && <EditRow {...props} />}
      <Way
        isPending={isPending}
        label={formatMessage({ id: 'quoteMany.keepBoth.of' }, { row: site.row, other: other?.row ?? 0 })}
        onPress={() => onChange({ ...draftOf(site), mayRepeat: true })}
      >
        {formatMessage({ id: 'quoteMany.keepBoth' })}
      </Way>
      <RemoveRow {...props} />
    </Ways>
  );
}

/** A row that breaks rules: each of them is named. */
function Rejected(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, isPending, hasCells, noteId, onEdit, onChange } = props;
  const faults = rowFaults(formatMessage, site);
  const at = site.locationCoordinate;
  const isSwapped = at !== null && doubtOf(at) === 'swapped';
  const isMisplaced = ['locationCoordinate', 'address', 'country'].includes(site.field ?? '');
  return (
    <Ways
      note={
        <div id={noteId}>
          {[
            ...(isSwapped ? [formatMessage({ id: 'quoteWhere.doubt.swapped' })] : []),
            ...(faults.length > 0 ? faults : isSwapped ? [] : [rejectionText(formatMessage, site)]),
          ].map((fault) => (
            <RowNote key={fault} tone="critical">
              {fault}
            </RowNote>
          ))}
        </div>
      }
    >
      {isSwapped && (
        <Way
          isPending={isPending}
          label={formatMessage({ id: 'quoteMany.swap.of' }, { row: site.row })}
          onPress={() =>
            onChange(
              movedTo(site, {
                ...(site.address !== '' && { address: site.address }),
                locationCoordinate: { latitude: at.longitude, longitude: at.latitude },
              }),
            )
          }
        >
          {formatMessage({ id: 'quoteWhere.swap' })}
        </Way>
      )}
      {!hasCells && <EditRow {...props} />}
      {isMisplaced && <PointRow {...props} />}
      {hasCells && site.field?.startsWith('contacts') && (
        <Button size="small" onClick={onEdit}>
          {formatMessage({ id: 'quoteMany.contact.edit' }, { row: site.row })}
        </Button>
      )}
      <RemoveRow {...props} />
    </Ways>
  );
}
