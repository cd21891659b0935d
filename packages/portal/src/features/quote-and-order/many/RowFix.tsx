import { validateInstallationContact } from '@skerry/contracts';
import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, Inline, Stack, Text, TextField } from '@skerry/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { reachWord } from '../../../platform/quotes/quote-words.ts';
import { CellRadio } from '../quote/PriceMatrix.styles.ts';
import { readCoordinate } from '../where/coordinates.ts';
import { Candidates, FixLine } from './RowCell.styles.ts';
import { FixFields } from './RowFix.styles.ts';
import { draftOf, movedTo } from './plannedRows.ts';
import { RowEdit } from './RowEdit.tsx';
import { rowFaultText } from './rowFaultText.ts';
import { hasContact, rowFault, rowValuesOf, type RowField } from './rowValues.ts';

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
}

/** What is wrong with a row, and what can be done about it in place. */
export function RowFix(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, hasCells, isOpen } = props;
  switch (site.state) {
    case 'ambiguous':
      return isOpen ? <CandidateList {...props} /> : null;
    case 'duplicate':
      return <Duplicate {...props} />;
    case 'rejected':
      return <Rejected {...props} />;
    default:
      return hasCells ? (
        <Text variant="caption" tone="muted">
          {formatMessage({ id: 'quoteMany.notFound.body' })}
        </Text>
      ) : (
        <AddressFix {...props} />
      );
  }
}

/** The places that an address may be. One press chooses. */
function CandidateList({ site, isPending, onChange }: RowFixProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <Candidates aria-label={intl.formatMessage({ id: 'quoteMany.which' }, { row: site.row })}>
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
          {candidate.confidence !== null && (
            <Text variant="caption" tone="muted">
              {reachWord(intl, candidate.confidence)}
            </Text>
          )}
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
  const { site, list, isPending, hasCells, onRemove } = props;
  const other = list.sites.find(({ id }) => id === site.duplicateOf);
  const isReference = site.code === 'sameReference';
  return (
    <Stack gap={8}>
      <FixLine>
        <Text variant="caption">
          {formatMessage(
            { id: isReference ? 'quoteMany.duplicate.reference' : 'quoteMany.duplicate.place' },
            { row: other?.row ?? 0, name: other?.name ?? '' },
          )}
        </Text>
        <Button size="small" disabled={isPending} onClick={onRemove}>
          {formatMessage({ id: 'quoteMany.remove' }, { row: site.row })}
        </Button>
      </FixLine>
      {isReference && !hasCells && <TextFix {...props} field="customerSearchReference" />}
    </Stack>
  );
}

/** A row that breaks rules: each of them is named, and what is in no cell can be written below. */
function Rejected(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, isPending, hasCells, isOpen, onOpen, onChange, onRemove } = props;
  const [field] = (site.field ?? '').split('.');
  const isAtField = field !== undefined && writable.has(field) && site.code !== 'notInCountry';
  const edit = <RowEdit site={site} isPending={isPending} onChange={onChange} hasOnlyContact={hasCells} />;
  if (!hasCells)
    return (
      <Stack gap={8}>
        {!isAtField && <Text tone="critical">{rejectionText(formatMessage, site)}</Text>}
        {edit}
      </Stack>
    );
  const faults = rowFaults(formatMessage, site);
  return (
    <Stack gap={12}>
      <FixLine>
        <div>
          {(faults.length > 0 ? faults : [rejectionText(formatMessage, site)]).map((fault) => (
            <Text key={fault} as="div" variant="caption" tone="critical">
              {fault}
            </Text>
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

const cellFields: readonly RowField[] = ['name', 'address', 'country', 'coordinate', 'reference'];

/** All that is wrong with a row, as “Phone: …”. */
function rowFaults(formatMessage: ReturnType<typeof useIntl>['formatMessage'], site: PlannedSite): string[] {
  const values = rowValuesOf(site);
  const inCells = cellFields.flatMap((field) => {
    const fault = rowFault(field, values);
    const label = formatMessage({ id: `quoteMany.field.${field}` });
    return fault
      ? [formatMessage({ id: 'quoteMany.fault' }, { field: label, fault: rowFaultText(formatMessage, fault) })]
      : [];
  });
  const inContact = hasContact(values)
    ? validateInstallationContact(values.contact).map(({ field }) =>
        formatMessage(
          { id: 'quoteMany.fault.contact' },
          { field: formatMessage({ id: `quoteMany.contact.${field}` }) },
        ),
      )
    : [];
  return [...inCells, ...inContact];
}

const writable: ReadonlySet<string> = new Set([
  'name',
  'address',
  'country',
  'locationCoordinate',
  'customerSearchReference',
  'contacts',
]);

/** Which rule it is. */
function rejectionText(
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  { field, code, character }: PlannedSite,
): string {
  const name = field?.split('.')[0] ?? '';
  const label = formatMessage({
    id: name in fieldTexts ? fieldTexts[name as keyof typeof fieldTexts] : 'quoteMany.field.other',
  });
  if (code === 'unsupportedCharacter' && character !== null)
    return formatMessage({ id: 'quoteMany.code.character' }, { field: label, character: describeCharacter(character) });
  const known = code !== null && code in codeTexts ? codeTexts[code as keyof typeof codeTexts] : 'quoteMany.code.other';
  return formatMessage({ id: known }, { field: label });
}

const fieldTexts = {
  name: 'quoteMany.field.name',
  address: 'quoteMany.field.address',
  country: 'quoteMany.field.country',
  locationCoordinate: 'quoteMany.field.coordinate',
  customerSearchReference: 'quoteMany.field.reference',
  contacts: 'quoteMany.field.contact',
} as const;

const codeTexts = {
  required: 'quoteMany.code.required',
  tooLong: 'quoteMany.code.tooLong',
  outOfRange: 'quoteMany.code.outOfRange',
} as const;
