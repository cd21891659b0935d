import { maxInvoiceTextLength, validateInvoiceText } from '@skerry/contracts';
import { Button, Dialog, Stack, TextField } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { textFaultMessage } from '../textFault.ts';
import type { BulkDialogProps } from './bulkDialogs.ts';
import { BulkOutcome, BulkTargetField } from './BulkOutcome.tsx';
import { useBulkChange } from './useBulkChange.ts';

/** Gives many services the same invoice text. */
export function BulkInvoiceTextDialog(props: BulkDialogProps) {
  const { ids, found, onClose } = props;
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const { target, setTarget, isPending, error, result, change } = useBulkChange(props);
  const fault = validateInvoiceText(text);
  const message = fault && textFaultMessage(fault, maxInvoiceTextLength);
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'services.bulk.invoiceText' })}
      isUpdating={isPending}
      updatingText={formatMessage({ id: 'form.saving' })}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {formatMessage({ id: 'form.cancel' })}
          </Button>
          <Button
            variant="primary"
            disabled={fault !== undefined}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'form.saving' })}
            onClick={() => change({ type: 'setInvoiceText', invoiceText: text.trim() })}
          >
            {formatMessage({ id: 'form.save' })}
          </Button>
        </>
      }
    >
      <Stack>
        <BulkOutcome error={error} result={result} />
        <TextField
          label={formatMessage({ id: 'services.field.invoiceText' })}
          hint={formatMessage({ id: 'services.bulk.invoiceText.hint' })}
          value={text}
          characterLimit={maxInvoiceTextLength}
          error={message && formatMessage({ id: message.id }, message.values)}
          onChange={(event) => setText(event.target.value)}
        />
        <BulkTargetField selected={ids.length} found={found} value={target} onValueChange={setTarget} />
      </Stack>
    </Dialog>
  );
}
