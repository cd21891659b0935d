import { maxInvoiceTextLength, validateInvoiceText } from '@skerry/contracts';
import { RadioGroup, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { bulkInvoiceTextFormId } from '../serviceDrafts.ts';
import type { BulkDialogProps } from '../bulk/bulkDialogProps.ts';
import { BulkOutcome, BulkTargetField } from '../bulk/BulkOutcome.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { bulkTargetOf, useBulkChange } from '../bulk/useBulkChange.ts';

const operations = ['set', 'remove'] as const;

/** Gives many services the same invoice text, or takes theirs away: an empty field does not. */
export function BulkInvoiceTextDialog(props: BulkDialogProps) {
  const { ids, onClose } = props;
  const { formatMessage } = useIntl();
  const form = useTypedTexts(bulkInvoiceTextFormId, { operation: operations[0], text: '', target: 'selected' });
  const operation = operations.find((known) => known === form.values.operation) ?? operations[0];
  const text = operation === 'set' ? form.values.text : '';
  const target = bulkTargetOf(form.values.target);
  const { isPending, error, result, found, change } = useBulkChange(props, target);
  const fault = validateInvoiceText(text);
  const message = fault && textErrorMessage(fault, maxInvoiceTextLength);
  return (
    <FormDialog
      formId={bulkInvoiceTextFormId}
      title="services.bulk.invoiceText"
      isDirty={form.isDirty}
      {...(operation === 'remove' && { submitLabel: 'services.bulk.invoiceText.remove' })}
      canSubmit={operation === 'remove' || (fault === undefined && text.trim() !== '')}
      isPending={isPending}
      onSubmit={() => change({ type: 'setInvoiceText', invoiceText: text.trim() })}
      onClose={onClose}
    >
      <BulkOutcome error={error} result={result} />
      <RadioGroup
        label={formatMessage({ id: 'services.bulk.operation' })}
        options={operations.map((value) => ({
          value,
          label: formatMessage({ id: `services.bulk.invoiceText.${value}` }),
        }))}
        value={operation}
        onValueChange={(next) => form.set('operation', next)}
      />
      {operation === 'set' && (
        <TextField
          label={formatMessage({ id: 'services.field.invoiceText' })}
          hint={formatMessage({ id: 'services.bulk.invoiceText.hint' })}
          value={text}
          characterLimit={maxInvoiceTextLength}
          error={message && formatMessage({ id: message.id }, message.values)}
          onChange={(event) => form.set('text', event.target.value)}
        />
      )}
      <BulkTargetField
        selected={ids.length}
        found={found}
        value={target}
        onValueChange={(next) => form.set('target', next)}
      />
    </FormDialog>
  );
}
