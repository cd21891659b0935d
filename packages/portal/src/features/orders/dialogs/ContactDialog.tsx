import { normaliseInstallationContact, validateInstallationContact } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { orderFormId } from '../orderDraft.ts';
import { ContactFields } from '../../../platform/orders/ContactFields.tsx';
import { useChangeContact } from '../orders.mutations.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { OrderDialog } from './OrderDialog.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Changes who is met at the site. */
export function ContactDialog({ order, onClose, onDone, onOutdated }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { name, email, phone } = order.site.customerInstallationContact;
  const form = useTypedTexts(orderFormId('contact', order.id), {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
  });
  const { isPending, error, send } = useSend(useChangeContact(), {
    failureOf: orderFailure,
    onSent: () => onDone('order.contact.done'),
    onOutdated,
  });

  return (
    <OrderDialog
      title={formatMessage({ id: 'order.contact.title' })}
      help={formatMessage({ id: 'order.contact.help' })}
      submitLabel={formatMessage({ id: 'form.save' })}
      isDirty={form.isDirty}
      canSubmit={form.isDirty && validateInstallationContact(form.values).length === 0}
      isPending={isPending}
      error={error}
      onSubmit={() => send({ order, contact: normaliseInstallationContact(form.values) })}
      onClose={onClose}
    >
      <ContactFields
        values={form.values}
        isTouched={(field) => form.touched.has(field)}
        onChange={form.set}
        onLeave={form.touch}
        isReadOnly={isPending}
      />
    </OrderDialog>
  );
}
