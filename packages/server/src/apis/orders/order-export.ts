import { dayOf, orderStatuses, type ordersOperations } from '@skerry/contracts';
import { preferredLanguage, type Language } from '@skerry/i18n';
import { formatKnown, formatMessage } from '@skerry/i18n/server';
import type { Database, TenantQueries } from '../../database/connect.ts';
import type { Cell } from '../../files/cell.ts';
import { csvFile } from '../../files/csv.ts';
import { csvFormOf, exportName, fileAnswer } from '../../files/file-answer.ts';
import type { Handlers } from '../../http/operation.ts';
import { filterOf } from './order-filter.ts';
import type { OrderRow } from './order-row.ts';
import { seesFees } from './order-view.ts';
import { listOrders, type OrderFilter } from './orders.repository.ts';

const columns = {
  number: (row) => row.order_number,
  type: ({ order_type }, language) => formatKnown(language, `orders.type.${order_type}`, order_type),
  status: ({ status }, language) => statusText(status, language),
  service: ({ product_translations, product_name }, language) =>
    product_translations.find((one) => one.language === language)?.displayName ?? product_name,
  serviceId: (row) => row.service_id,
  reference: (row) => row.reference,
  site: (row) => row.site_name,
  address: ({ street_name, house_number }) => [street_name, house_number].filter(Boolean).join(' '),
  zipCode: (row) => row.zip_code,
  city: (row) => row.city,
  country: (row) => row.country,
  ordered: ({ ordered_at }) => timeCell(ordered_at),
  estimatedWeek: (row) => row.estimated_delivery_week,
  confirmed: ({ confirmed_delivery_on: day }) => (day === null ? null : { day }),
  completed: ({ completed_at }) => timeCell(completed_at),
  monthlyFee: (row) => row.monthly_fee,
  currency: (row) => row.currency,
} as const satisfies Record<string, (row: OrderRow, language: Language) => Cell>;

type Column = keyof typeof columns;

const fees: readonly Column[] = ['monthlyFee', 'currency'];
/** Orders that one statement reads. */
const partSize = 1000;

/** Orders as a file, read and sent in parts. */
export function orderExportHandlers(database: Database): Pick<Handlers<ordersOperations>, 'exportOrders'> {
  return {
    async exportOrders({ principal, query, acceptLanguage }) {
      const language = preferredLanguage(acceptLanguage);
      const shown = (Object.keys(columns) as Column[]).filter(
        (column) => seesFees(principal.roles) || !fees.includes(column),
      );
      const queries = database.readsOf(principal);
      const filter = filterOf(query, principal);
      // Read before the answer begins: what fails here is still told as a problem.
      const first = await listOrders(queries, filter, { page: 0, pageSize: partSize });
      const rows = rowsOf(queries, filter, { shown, language }, first.rows);
      return fileAnswer(csvFile(rows, csvFormOf(language)), exportName('orders', principal.customerId), 'csv');
    },
  };
}

async function* rowsOf(
  queries: TenantQueries,
  filter: OrderFilter,
  { shown, language }: { shown: readonly Column[]; language: Language },
  first: OrderRow[],
): AsyncGenerator<Cell[]> {
  yield shown.map((column) => formatMessage(language, `orderExport.column.${column}`));
  let part = first;
  for (let page = 1; ; page += 1) {
    for (const row of part) yield shown.map((column) => columns[column](row, language));
    if (part.length < partSize) return;
    part = (await listOrders(queries, filter, { page, pageSize: partSize })).rows;
  }
}

function statusText(status: string, language: Language): string {
  const known = orderStatuses.find((each) => each === status);
  return known === undefined ? status : formatMessage(language, `orders.status.${known}`);
}

function timeCell(time: string | null): Cell {
  return time === null ? null : { day: dayOf(new Date(time)) };
}
