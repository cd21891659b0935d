import { useState } from 'react';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { invoiceTextsFormId } from '../serviceDrafts.ts';
import { InvoiceTextsOutcome } from './InvoiceTextsOutcome.tsx';
import { InvoiceTextsPreview } from './InvoiceTextsPreview.tsx';
import { PasteInvoiceTexts } from './PasteInvoiceTexts.tsx';
import { writeInvoiceTextRows, type InvoiceTextRow } from './invoiceTextRows.ts';

/** Gives many services an invoice text each: brought as lines or a file, looked at row by row, then saved. */
export function InvoiceTextsDialog({ onClose }: { onClose: () => void }) {
  const form = useTypedTexts(invoiceTextsFormId, { text: '' });
  const [step, setStep] = useState<{ name: 'paste' } | { name: 'preview' | 'outcome'; rows: InvoiceTextRow[] }>({
    name: 'paste',
  });
  const goBack = () => setStep({ name: 'paste' });

  if (step.name === 'paste')
    return (
      <PasteInvoiceTexts
        text={form.values.text}
        onTextChange={(text) => form.set('text', text)}
        onChecked={(rows) => setStep({ name: 'preview', rows })}
        onClose={onClose}
      />
    );
  if (step.name === 'preview')
    return (
      <InvoiceTextsPreview
        rows={step.rows}
        onBack={goBack}
        onSaved={(rows) => {
          form.set('text', writeInvoiceTextRows(rows.filter(({ fault }) => fault)));
          setStep({ name: 'outcome', rows });
        }}
        onClose={onClose}
      />
    );
  return <InvoiceTextsOutcome rows={step.rows} onCorrect={goBack} onClose={onClose} />;
}
