import { maxInvoiceTextLength, type ServicesChangeResult } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { invoiceTextsFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useChangeServices } from '../services.mutations.ts';
import type { InvoiceTextRow } from './invoiceTextRows.ts';
import { InvoiceTextsTable } from './InvoiceTextsTable.tsx';

export interface InvoiceTextsPreviewProps {
  rows: InvoiceTextRow[];
  onBack: () => void;
  /** What became of each: those that were not saved have a fault. */
  onSaved: (rows: InvoiceTextRow[]) => void;
  onClose: () => void;
}

/** What would be saved, and what would not and why. */
export function InvoiceTextsPreview({ rows, onBack, onSaved, onClose }: InvoiceTextsPreviewProps) {
  const { formatMessage } = useIntl();
  const { isPending, start } = useChangeServices();
  const [error, setError] = useState<unknown>();
  const accepted = rows.filter(({ fault }) => !fault);

  function save(): void {
    setError(undefined);
    const texts = accepted.map(({ id, invoiceText }) => ({ id, invoiceText }));
    start(
      { op: { type: 'setInvoiceTexts', texts } },
      { done: (result) => onSaved(withFailures(rows, result)), failed: setError },
    );
  }

  return (
    <FormDialog
      formId={invoiceTextsFormId}
      title="services.invoiceTexts.title"
      help={formatMessage(
        { id: 'services.invoiceTexts.checked' },
        { accepted: accepted.length, rejected: rows.length - accepted.length },
      )}
      width="large"
      submitLabel="services.invoiceTexts.save"
      isDirty
      canSubmit={accepted.length > 0}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
      footerStart={
        <Button variant="ghost" disabled={isPending} onClick={onBack}>
          {formatMessage({ id: 'services.invoiceTexts.back' })}
        </Button>
      }
    >
      {error !== undefined && (
        <FailureNote title="services.invoiceTexts.notSaved" message={serviceFailure(error).message} error={error} />
      )}
      <InvoiceTextsTable rows={rows} isSaved={false} />
    </FormDialog>
  );
}

function withFailures(rows: readonly InvoiceTextRow[], { failed }: ServicesChangeResult): InvoiceTextRow[] {
  const failures = new Map(failed.map((failure) => [failure.id, failure]));
  return rows.map((row) => {
    const failure = row.fault ? undefined : failures.get(row.id);
    return failure ? { ...row, fault: faultOf(failure) } : row;
  });
}

function faultOf({ code, character = '' }: ServicesChangeResult['failed'][number]): MessageDescriptor {
  if (code === 'TOO_LONG') return textErrorMessage({ code: 'tooLong' }, maxInvoiceTextLength);
  if (code === 'UNSUPPORTED_CHARACTER')
    return textErrorMessage({ code: 'unsupportedCharacter', character }, maxInvoiceTextLength);
  return { id: 'services.invoiceTexts.fault.unknownService' };
}
