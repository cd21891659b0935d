import type { Service } from '@skerry/contracts';
import { IconButton, Inline, OnRowHover, Text } from '@skerry/ui';
import { IconPencil } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useInvoiceTextEditor } from './useInvoiceTextEditor.ts';

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
  const { Editor, close, opener } = useInvoiceTextEditor(serviceId, mayChange);
  if (Editor) return <Editor service={service} onClose={close} onOutdated={onOutdated} />;
  return (
    <Inline gap={4} wraps={false}>
      {invoiceText === '' ? (
        <OnRowHover>
          <Text tone="muted">{formatMessage({ id: 'services.invoiceText.none' })}</Text>
        </OnRowHover>
      ) : (
        <Text data-cut="">{invoiceText}</Text>
      )}
      {mayChange && (
        <OnRowHover>
          <IconButton
            {...opener}
            size="small"
            icon={IconPencil}
            label={formatMessage({ id: 'services.invoiceText.editOf' }, { name: `${serviceName} ${serviceId}` })}
          />
        </OnRowHover>
      )}
    </Inline>
  );
}
