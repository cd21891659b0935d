import type { Service } from '@skerry/contracts';
import { IconButton, Inline, Text } from '@skerry/ui';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { invoiceTextFormId } from '../serviceDrafts.ts';
import type { InvoiceTextEditorProps } from './InvoiceTextEditor.tsx';

const editor: Part<InvoiceTextEditorProps> = {
  texts: ['services-parts', 'form', 'validation'],
  component: async () => (await import('./InvoiceTextEditor.tsx')).InvoiceTextEditor,
};

export interface InvoiceTextProps {
  service: Pick<Service, 'serviceId' | 'serviceName' | 'invoiceText' | 'version'>;
  mayChange: boolean;
  /** What is shown of the service is no longer so. */
  onOutdated: () => void;
}

/** What the invoice says of a service; changed in its place by those who may. */
export function InvoiceText({ service, mayChange, onOutdated }: InvoiceTextProps) {
  const { formatMessage } = useIntl();
  const { invoiceText, serviceName, serviceId } = service;
  const { Dialog: Editor, prepare, open, close } = useLazyDialog(editor, invoiceTextFormId(serviceId));
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = mayChange && Editor !== undefined;

  useEffect(() => {
    // Back to where the editing began.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <Editor service={service} onClose={close} onOutdated={onOutdated} />;
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
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        />
      )}
    </Inline>
  );
}
