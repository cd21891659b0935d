import { Button, Dialog } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { InvoiceTextRow } from './invoiceTextRows.ts';
import { InvoiceTextsTable } from './InvoiceTextsTable.tsx';

export interface InvoiceTextsOutcomeProps {
  rows: InvoiceTextRow[];
  /** Back to the lines, of which those that were not saved are left. */
  onCorrect: () => void;
  onClose: () => void;
}

/** What became of each row. */
export function InvoiceTextsOutcome({ rows, onCorrect, onClose }: InvoiceTextsOutcomeProps) {
  const { formatMessage } = useIntl();
  const left = rows.filter(({ fault }) => fault).length;
  return (
    <Dialog
      isOpen
      width="large"
      title={formatMessage({ id: 'services.invoiceTexts.title' })}
      help={formatMessage({ id: 'services.invoiceTexts.saved' }, { saved: rows.length - left, left })}
      onClose={onClose}
      footer={
        <>
          {left > 0 && (
            <Button variant="ghost" onClick={onCorrect}>
              {formatMessage({ id: 'services.invoiceTexts.correct' })}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'services.invoiceTexts.done' })}
          </Button>
        </>
      }
    >
      <InvoiceTextsTable rows={rows} isSaved />
    </Dialog>
  );
}
