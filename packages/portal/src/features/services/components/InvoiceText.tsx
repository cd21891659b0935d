import { maxInvoiceTextLength, validateInvoiceText, type Service, type TextError } from '@skerry/contracts';
import { Button, IconButton, Inline, Stack, Text, TextField } from '@skerry/ui';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { refusedFields } from '../../../platform/form/field-errors.ts';
import { serviceFailure } from '../serviceRefusal.ts';
import { useSetInvoiceText } from '../services.mutations.ts';
import { textFaultMessage } from '../textFault.ts';

export interface InvoiceTextProps {
  service: Pick<Service, 'serviceId' | 'serviceName' | 'invoiceText' | 'version'>;
  mayChange: boolean;
  /** What is shown of the service is no longer so. */
  onOutdated: () => void;
}

/** What the invoice says of a service; changed in its place by those who may. */
export function InvoiceText({ service, mayChange, onOutdated }: InvoiceTextProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { invoiceText, serviceName, serviceId } = service;

  useEffect(() => {
    // Back to where the editing began.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return <InvoiceTextEditor service={service} onClose={() => setEditing(false)} onOutdated={onOutdated} />;
  return (
    <Inline gap={4} wraps={false}>
      {invoiceText === '' ? (
        <Text tone="muted">{formatMessage({ id: 'services.invoiceText.none' })}</Text>
      ) : (
        <Text>{invoiceText}</Text>
      )}
      {mayChange && (
        <IconButton
          ref={button}
          size="small"
          icon={IconPencil}
          label={formatMessage({ id: 'services.invoiceText.editOf' }, { name: `${serviceName} ${serviceId}` })}
          onClick={() => setEditing(true)}
        />
      )}
    </Inline>
  );
}

type EditorProps = Omit<InvoiceTextProps, 'mayChange'> & { onClose: () => void };

function InvoiceTextEditor({ service, onClose, onOutdated }: EditorProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const [text, setText] = useState(service.invoiceText);
  const [refused, setRefused] = useState<TextError & { text: string }>();
  const { isPending, start } = useSetInvoiceText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const fault = validateInvoiceText(text) ?? (refused?.text === text ? refused : undefined);
  const error = fault && textFaultMessage(fault, maxInvoiceTextLength);

  function save() {
    if (fault) return;
    if (text.trim() === service.invoiceText) {
      onClose();
      return;
    }
    start(
      { service, invoiceText: text.trim() },
      {
        done: () => {
          alerts.success('services.alert.invoiceTextSaved');
          onClose();
        },
        failed: (failure) => {
          const [named] = refusedFields(failure, ['invoiceText']);
          if (named)
            setRefused({
              text,
              code: named.error.type as TextError['code'],
              ...(named.error.message !== undefined && { character: named.error.message }),
            });
          else alerts.failure(failure);
          if (serviceFailure(failure).isOutdated) onOutdated();
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape' && !isPending) onClose();
  }

  return (
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Inline gap={8}>
        <Button
          size="small"
          variant="primary"
          disabled={fault !== undefined}
          isLoading={isPending}
          loadingText={formatMessage({ id: 'form.saving' })}
          onClick={save}
        >
          {formatMessage({ id: 'form.save' })}
        </Button>
        <Button size="small" variant="ghost" disabled={isPending} onClick={onClose}>
          {formatMessage({ id: 'form.cancel' })}
        </Button>
      </Inline>
    </Stack>
  );
}
