import { maxBulkIds } from '@skerry/contracts';
import { TextArea } from '@skerry/ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { invoiceTextsFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { idsOf, readInvoiceTextRows, withServices, type InvoiceTextRow } from './invoiceTextRows.ts';
import { TextFileDrop } from '../../../platform/files/TextFileDrop.tsx';
import { useLookUpServices } from './useLookUpServices.ts';

export interface PasteInvoiceTextsProps {
  text: string;
  onTextChange: (text: string) => void;
  /** The rows, with the services they are about. */
  onChecked: (rows: InvoiceTextRow[]) => void;
  onClose: () => void;
}

/** Where the lines are brought, by hand or as a file. */
export function PasteInvoiceTexts({ text, onTextChange, onChecked, onClose }: PasteInvoiceTextsProps) {
  const { formatMessage } = useIntl();
  const { isPending, start } = useLookUpServices();
  const [error, setError] = useState<unknown>();
  const [ofFile, setOfFile] = useState('');
  const rows = useMemo(() => readInvoiceTextRows(text), [text]);
  const isTooLong = rows.length > maxBulkIds;

  function takeText(read: string): void {
    // What was typed stays; what came from a file gives way to the next one.
    const isTyped = text.trim() !== '' && text !== ofFile;
    onTextChange(isTyped ? `${text.trimEnd()}\n${read}` : read);
    setOfFile(read);
  }

  function check(): void {
    setError(undefined);
    const ids = idsOf(rows);
    if (ids.length === 0) onChecked(withServices(rows, []));
    else start(ids, { done: (services) => onChecked(withServices(rows, services)), failed: setError });
  }

  return (
    <FormDialog
      formId={invoiceTextsFormId}
      title="services.invoiceTexts.title"
      submitLabel="services.invoiceTexts.check"
      pendingLabel="services.invoiceTexts.checking"
      isDirty={text !== ''}
      canSubmit={rows.length > 0 && !isTooLong}
      isPending={isPending}
      onSubmit={check}
      onClose={onClose}
    >
      {error !== undefined && (
        <FailureNote title="services.invoiceTexts.notChecked" message={serviceFailure(error).message} error={error} />
      )}
      <TextArea
        label={formatMessage({ id: 'services.invoiceTexts.rows' })}
        hint={formatMessage({ id: 'services.invoiceTexts.hint' })}
        rows={6}
        spellCheck={false}
        value={text}
        error={
          isTooLong && formatMessage({ id: 'services.invoiceTexts.tooMany' }, { count: rows.length, max: maxBulkIds })
        }
        onChange={(event) => onTextChange(event.target.value)}
      />
      <TextFileDrop
        label={formatMessage({ id: 'services.invoiceTexts.file' })}
        unreadable={(name) => formatMessage({ id: 'services.invoiceTexts.unreadable' }, { name })}
        onText={takeText}
      />
    </FormDialog>
  );
}
