import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, Inline, RadioGroup, Stack, Text, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { describeCharacter } from '../../../platform/form/describe-character.ts';
import { readCoordinate } from '../where/coordinates.ts';
import { FixFields } from './RowFix.styles.ts';
import { draftOf, movedTo } from './plannedRows.ts';
import { RowEdit } from './RowEdit.tsx';

interface RowFixProps {
  site: PlannedSite;
  list: SiteList;
  isPending: boolean;
  onChange: (site: PlannedSiteDraft) => void;
  onRemove: () => void;
}

/** What is wrong with a row, and what can be done about it in place. */
export function RowFix(props: RowFixProps) {
  const { formatMessage } = useIntl();
  const { site, isPending, onChange } = props;
  switch (site.state) {
    case 'ambiguous':
      return (
        <RadioGroup
          label={formatMessage({ id: 'quoteMany.which' }, { row: site.row })}
          orientation="vertical"
          options={site.candidates.map(({ magicKey, text, confidence }) => ({
            value: magicKey,
            label: text,
            ...(isKnown(confidence) && { hint: formatMessage({ id: `quote.reach.${confidence}` }) }),
          }))}
          readOnly={isPending}
          onValueChange={(magicKey) => {
            const candidate = site.candidates.find((each) => each.magicKey === magicKey);
            if (candidate) onChange(movedTo(site, { address: candidate.text, magicKey }));
          }}
        />
      );
    case 'duplicate':
      return <Duplicate {...props} />;
    case 'rejected':
      return <Rejected {...props} />;
    default:
      return <AddressFix {...props} />;
  }
}

function isKnown(confidence: string | null): confidence is 'onNet' | 'near' | 'off' {
  return confidence === 'onNet' || confidence === 'near' || confidence === 'off';
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
function Duplicate({ site, list, isPending, onChange, onRemove }: RowFixProps) {
  const { formatMessage } = useIntl();
  const other = list.sites.find(({ id }) => id === site.duplicateOf);
  const isReference = site.code === 'sameReference';
  return (
    <Stack gap={8}>
      <Text>
        {formatMessage(
          { id: isReference ? 'quoteMany.duplicate.reference' : 'quoteMany.duplicate.place' },
          { row: other?.row ?? 0, name: other?.name ?? '' },
        )}
      </Text>
      {isReference && <TextFix {...{ site, list, isPending, onChange, onRemove }} field="customerSearchReference" />}
      <Inline>
        <Button size="small" disabled={isPending} onClick={onRemove}>
          {formatMessage({ id: 'quoteMany.remove' }, { row: site.row })}
        </Button>
      </Inline>
    </Stack>
  );
}

/** A row that breaks a rule: what is wrong with a text stands at its field, anything else above them. */
function Rejected({ site, isPending, onChange }: RowFixProps) {
  const { formatMessage } = useIntl();
  const [field] = (site.field ?? '').split('.');
  const isAtField = field !== undefined && writable.has(field) && site.code !== 'notInCountry';
  return (
    <Stack gap={8}>
      {!isAtField && <Text tone="critical">{rejectionText(formatMessage, site)}</Text>}
      <RowEdit site={site} isPending={isPending} onChange={onChange} />
    </Stack>
  );
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
