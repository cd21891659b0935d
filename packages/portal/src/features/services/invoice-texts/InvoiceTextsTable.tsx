import { StatusLabel, Table, type TableColumn } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { WithoutColumn } from './WithoutColumn.ts';
import type { InvoiceTextRow } from './invoiceTextRows.ts';

export interface InvoiceTextsTableProps {
  rows: readonly InvoiceTextRow[];
  /** Rows without a fault are saved; before, they can be. */
  isSaved: boolean;
}

/** The rows that were brought, those with a fault first. */
export function InvoiceTextsTable({ rows, isSaved }: InvoiceTextsTableProps) {
  const { formatMessage } = useIntl();
  const sorted = useMemo(() => [...rows.filter(({ fault }) => fault), ...rows.filter(({ fault }) => !fault)], [rows]);
  const columns = useMemo<TableColumn<InvoiceTextRow>[]>(
    () => [
      {
        id: 'service',
        header: formatMessage({ id: 'services.field.service' }),
        cell: (row) => (
          <>
            <CellLine>{row.id === '' ? formatMessage({ id: 'services.value.none' }) : row.id}</CellLine>{' '}
            <CellDetail>
              {[formatMessage({ id: 'services.invoiceTexts.row' }, { row: row.number }), row.service?.serviceName]
                .filter(Boolean)
                .join(' · ')}
            </CellDetail>{' '}
            <WithoutColumn>
              <Texts row={row} />
            </WithoutColumn>
          </>
        ),
      },
      {
        id: 'invoiceText',
        header: formatMessage({ id: 'services.field.invoiceText' }),
        visibleFrom: 'small',
        cell: (row) => <Texts row={row} />,
      },
      {
        id: 'outcome',
        header: formatMessage({ id: 'services.invoiceTexts.outcome' }),
        cell: ({ fault }) => <Outcome fault={fault} isSaved={isSaved} />,
      },
    ],
    [formatMessage, isSaved],
  );
  return (
    <Table
      label={formatMessage({ id: 'services.invoiceTexts.table' })}
      columns={columns}
      rows={sorted}
      rowKey={({ number }) => String(number)}
      density="compact"
      isVirtual={false}
    />
  );
}

/** The text as it is to be, and as it was where that is another one. */
function Texts({ row: { invoiceText, service } }: { row: InvoiceTextRow }) {
  const { formatMessage } = useIntl();
  const shown = (text: string) => (text === '' ? formatMessage({ id: 'services.invoiceText.none' }) : text);
  return (
    <>
      <CellLine>{shown(invoiceText)}</CellLine>{' '}
      {service && service.invoiceText !== invoiceText && (
        <CellDetail>
          {formatMessage({ id: 'services.invoiceTexts.before' }, { text: shown(service.invoiceText) })}
        </CellDetail>
      )}
    </>
  );
}

function Outcome({ fault, isSaved }: { fault: MessageDescriptor | undefined; isSaved: boolean }) {
  const { formatMessage } = useIntl();
  if (!fault)
    return (
      <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
        {formatMessage({ id: isSaved ? 'services.invoiceTexts.isSaved' : 'services.invoiceTexts.accepted' })}
      </StatusLabel>
    );
  return (
    <>
      <StatusLabel tone="critical" icon={IconCircleXFilled}>
        {formatMessage({ id: isSaved ? 'services.invoiceTexts.failed' : 'services.invoiceTexts.rejected' })}
      </StatusLabel>{' '}
      <CellDetail>{formatMessage({ id: fault.id }, fault.values)}</CellDetail>
    </>
  );
}
