import { maxInvoiceTextLength, validateInvoiceText, type Service, type TextError } from '@skerry/contracts';
import { Button, Inline, Stack, TextField } from '@skerry/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { DiscardTypedDialog } from '../../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { invoiceTextFormId } from '../serviceDrafts.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useSetInvoiceText } from '../services.mutations.ts';
import { useUnsavedForm } from '../../../platform/unsaved-changes/useUnsavedForm.ts';

export interface InvoiceTextEditorProps {
  service: Pick<Service, 'serviceId' | 'invoiceText' | 'version'>;
  onClose: () => void;
  /** What is shown of the service is no longer so. */
  onOutdated: () => void;
}

/** The field in the place of an invoice text while it is changed. */
export function InvoiceTextEditor({ service, onClose, onOutdated }: InvoiceTextEditorProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const formId = invoiceTextFormId(service.serviceId);
  const form = useTypedTexts(formId, { text: service.invoiceText });
  useUnsavedForm(formId, form.isDirty);
  const { text } = form.values;
  const [refused, setRefused] = useState<TextError & { text: string }>();
  const [failed, setFailed] = useState<MessageDescriptor & { text: string }>();
  const [isAsking, setAsking] = useState(false);
  const { isPending, start } = useSetInvoiceText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const fault = validateInvoiceText(text) ?? (refused?.text === text ? refused : undefined);
  // Stays at the field when the alert has gone, until something else is typed.
  const error = fault ? textErrorMessage(fault, maxInvoiceTextLength) : failed?.text === text ? failed : undefined;
  const close = () => {
    if (form.isDirty) setAsking(true);
    else onClose();
  };

  function save(event: SubmitEvent) {
    event.preventDefault();
    if (fault) return;
    if (text.trim() === service.invoiceText) {
      onClose();
      return;
    }
    setFailed(undefined);
    start(
      { service, invoiceText: text.trim() },
      {
        done: () => {
          alerts.success('services.alert.invoiceTextSaved');
          onClose();
        },
        failed: (failure) => {
          const [named] = refusedFields(failure, ['invoiceText']);
          const { message, isOutdated } = serviceFailure(failure);
          if (named)
            setRefused({
              text,
              code: named.error.type as TextError['code'],
              ...(named.error.message !== undefined && { character: named.error.message }),
            });
          else {
            setFailed({ ...message, text });
            alerts.failure(failure, {
              title: { id: 'services.alert.invoiceTextNotSaved', values: { service: service.serviceId } },
            });
          }
          if (isOutdated) onOutdated();
        },
      },
    );
  }

  return (
    <>
      <form onSubmit={save}>
        <Stack gap={8}>
          <TextField
            ref={field}
            size="small"
            label={formatMessage({ id: 'services.field.invoiceText' })}
            isLabelHidden
            value={text}
            characterLimit={maxInvoiceTextLength}
            error={error && formatMessage({ id: error.id }, error.values)}
            readOnly={isPending}
            onChange={(event) => form.set('text', event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isPending) close();
            }}
          />
          <Inline gap={8}>
            <Button
              size="small"
              variant="primary"
              type="submit"
              disabled={fault !== undefined}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'form.saving' })}
            >
              {formatMessage({ id: 'form.save' })}
            </Button>
            <Button size="small" variant="ghost" disabled={isPending} onClick={close}>
              {formatMessage({ id: 'form.cancel' })}
            </Button>
          </Inline>
        </Stack>
      </form>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
