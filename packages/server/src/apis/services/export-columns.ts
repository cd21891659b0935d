import { readServiceStatus } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Cell } from '../../files/cell.ts';
import type { ServiceRow } from './service-rows.ts';

export interface ExportForm {
  language: Language;
  /** With the columns of prices. */
  withPrices: boolean;
}

const columns = {
  serviceName: (row) => row.name,
  serviceId: (row) => row.service_id,
  orderServiceId: (row) => row.order_service_id,
  product: ({ translations, product_id }, language) =>
    (translations.find((one) => one.language === language) ?? translations[0])?.displayName ?? product_id,
  siteName: (row) => row.site_name,
  siteReference: (row) => row.site_reference,
  numericalSiteId: (row) => row.numerical_site_id,
  address: (row) => row.address,
  zipCode: (row) => row.zip_code,
  city: (row) => row.city,
  country: (row) => row.country,
  capacity: ({ capacity_bps }) => (capacity_bps === null ? null : Number(capacity_bps) / 1e6),
  status: ({ status }, language) => statusText(status, language),
  tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  invoiceText: (row) => row.invoice_text,
  inServiceSince: ({ in_service_since }) => dayCell(in_service_since),
  contractEnd: ({ contract_ends_on }) => dayCell(contract_ends_on),
  end: ({ ends_on }) => dayCell(ends_on),
  monthlyFee: ({ monthly_fee }) => (monthly_fee === null ? null : Number(monthly_fee)),
  currency: (row) => row.currency,
} as const satisfies Record<string, (row: ServiceRow, language: Language) => Cell>;

type Column = keyof typeof columns;

const prices: readonly Column[] = ['monthlyFee', 'currency'];

function columnsFor({ withPrices }: ExportForm): Column[] {
  return (Object.keys(columns) as Column[]).filter((column) => withPrices || !prices.includes(column));
}

/** The headings of the file. */
export function exportColumns(form: ExportForm): string[] {
  return columnsFor(form).map((column) => formatMessage(form.language, `serviceExport.column.${column}`));
}

/** One service in the file. */
export function exportCells(row: ServiceRow, form: ExportForm): Cell[] {
  return columnsFor(form).map((column) => columns[column](row, form.language));
}

/** The words of a status; one that is not known is left as it is. */
function statusText(status: string, language: Language): string {
  const known = readServiceStatus(status);
  return known === undefined ? status : formatMessage(language, `serviceStatus.${known}`);
}

function dayCell(day: string | null): Cell {
  return day === null ? null : { day };
}
