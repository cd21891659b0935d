import { validateInstallationContact, type PlannedSite, type PlannedSiteDraft } from '@skerry/contracts';
import { Button, Inline, Stack, Text, TextField } from '@skerry/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ContactFields } from '../../../../platform/orders/ContactFields.tsx';
import { rowFaultText } from './rowFaultText.ts';
import { RowFields } from './RowFix.styles.ts';
import { fieldOf } from './rowFields.ts';
import { hasContact, rowFault, rowValuesOf, writtenDraft, type RowField, type RowValues } from './rowValues.ts';

interface RowEditProps {
  site: PlannedSite;
  isPending: boolean;
  /** What was being written in a cell: the form goes on from there. */
  begun: { field: RowField; text: string } | undefined;
  /** The rest is written in the row's cells. */
  hasOnlyContact: boolean;
  onChange: (site: PlannedSiteDraft) => void;
  /** Leaves the row as it is. */
  onCancel: () => void;
}

const ownFields: readonly RowField[] = ['name', 'reference'];
const allFields: readonly RowField[] = ['name', 'address', 'country', 'coordinate', 'reference'];

/** A row with all that can be written in it, and what is wrong at its field. */
export function RowEdit({ site, isPending, begun, hasOnlyContact, onChange, onCancel }: RowEditProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState<RowValues>(() => ({
    ...rowValuesOf(site),
    ...(begun && { [begun.field]: begun.text }),
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const [wrong] = (site.field ?? '').split('.');
  const firstField = begun?.field ?? (site.state === 'notFound' ? 'address' : fieldOf[wrong as keyof typeof fieldOf]);
  useEffect(() => {
    // It is written in at once: where it was begun, or where something is wrong.
    const inputs = root.current;
    (inputs?.querySelector<HTMLElement>(`input[name="${firstField}"]`) ?? inputs?.querySelector('input'))?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only as it opens
  }, []);
  // Of a rejected row everything that is wrong is said at once.
  const isShown = (field: string) => site.state === 'rejected' || left.has(field);
  const leave = (field: string) => setLeft((before) => new Set(before).add(field));
  // One of the company's own sites, or a data centre, is where it is.
  const fields = site.siteId === null && site.dataCenterSiteId === null ? allFields : ownFields;
  const contactFaults = hasContact(values) ? validateInstallationContact(values.contact) : [];
  const isGood =
    contactFaults.length === 0 &&
    (hasOnlyContact ? [] : fields).every((field) => rowFault(field, values) === undefined);
  const isChanged = JSON.stringify(values) !== JSON.stringify(rowValuesOf(site));
  const errorOf = (field: RowField) => {
    const fault = isShown(field) ? rowFault(field, values) : undefined;
    if (fault === undefined) return undefined;
    return rowFaultText(formatMessage, fault);
  };
  return (
    <Stack
      ref={root}
      gap={12}
      role="group"
      data-form=""
      aria-label={formatMessage({ id: 'quoteMany.edit' }, { row: site.row })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isPending) onCancel();
      }}
    >
      <RowFields>
        {(hasOnlyContact ? [] : fields).map((field) => (
          <TextField
            key={field}
            name={field}
            label={formatMessage({ id: `quoteMany.field.${field}` })}
            isOptional={field !== 'address'}
            autoComplete="off"
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            onBlur={() => leave(field)}
            readOnly={isPending}
            error={errorOf(field)}
          />
        ))}
        <Text as="div" variant="bodyStrong" data-part="title">
          {formatMessage({ id: 'quoteMany.contact' })}
        </Text>
        <ContactFields
          values={values.contact}
          isTouched={(field) => hasContact(values) && isShown(`contact.${field}`)}
          onChange={(field, text) => setValues({ ...values, contact: { ...values.contact, [field]: text } })}
          onLeave={(field) => leave(`contact.${field}`)}
          isReadOnly={isPending}
        />
      </RowFields>
      <Inline gap={8}>
        <Button
          variant="primary"
          size="small"
          disabled={!isGood || !isChanged}
          isLoading={isPending}
          loadingText={formatMessage({ id: 'quoteMany.checking' })}
          onClick={() =>
            // Its cells may have been written in meanwhile.
            onChange(writtenDraft(site, hasOnlyContact ? { ...rowValuesOf(site), contact: values.contact } : values))
          }
        >
          {formatMessage({ id: 'quoteMany.save' }, { row: site.row })}
        </Button>
        <Button variant="ghost" size="small" disabled={isPending} onClick={onCancel}>
          {formatMessage({ id: 'quoteMany.cancel' })}
        </Button>
      </Inline>
    </Stack>
  );
}
