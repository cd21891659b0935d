import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { FormWide, Text, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart, FormParts } from '../../../platform/form/FormPart.tsx';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import type { OrderField } from './checkoutForm.ts';
import { useFaultText } from './InstallationParts.tsx';
import type { Checkout } from './useCheckout.ts';

/** Who orders, and what stands on the invoice. */
export function OrderPart({ checkout }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const { users } = useStartupData();
  const { firstName, lastName, email } = users.impersonatedUser ?? users.currentUser;
  return (
    <FormParts>
      <FormPart title={formatMessage({ id: 'quoteCheckout.invoice' })}>
        <OrderText checkout={checkout} field="purchaseOrderNumber" />
        <OrderText checkout={checkout} field="invoiceText" />
        <FormWide>
          <NoteField checkout={checkout} />
        </FormWide>
        <FormWide>
          <Text as="div" variant="label">
            {formatMessage({ id: 'quoteCheckout.orderer' })}
          </Text>
          <Text as="div">{[`${firstName} ${lastName}`, email].join(', ')}</Text>
        </FormWide>
      </FormPart>
    </FormParts>
  );
}

/** A line of text about the whole order. */
export function OrderText({ checkout, field }: { checkout: Checkout; field: Exclude<OrderField, 'note' | 'comment'> }) {
  const { formatMessage } = useIntl();
  const { form, isPending, faultOf } = checkout;
  return (
    <TextField
      label={formatMessage({ id: `quoteCheckout.${field}` })}
      isOptional
      autoComplete="off"
      characterLimit={maxReferenceLength}
      value={form.values[field] ?? ''}
      onChange={(event) => form.set(field, event.target.value)}
      onBlur={() => form.touch(field)}
      readOnly={isPending}
      error={useFaultText(faultOf(field))}
    />
  );
}

function NoteField({ checkout: { form, isPending, faultOf } }: { checkout: Checkout }) {
  const { formatMessage } = useIntl();
  return (
    <TextArea
      label={formatMessage({ id: 'quoteCheckout.note' })}
      isOptional
      characterLimit={maxOrderTextLength}
      value={form.values['note'] ?? ''}
      onChange={(event) => form.set('note', event.target.value)}
      onBlur={() => form.touch('note')}
      readOnly={isPending}
      error={useFaultText(faultOf('note'))}
    />
  );
}
