import { type ServiceFilter, type servicesOperations } from '@skerry/contracts';
import { preferredLanguage } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Database, TenantQueries } from '../../database/connect.ts';
import type { Cell } from '../../files/cell.ts';
import { exportName, fileAnswer, tableFile, type FileFormat } from '../../files/file-answer.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import { refuseUnlessTold } from '../../inventory/disturbances.ts';
import { prepareFilter, type PreparedFilter } from '../../inventory/service-conditions.ts';
import { exportCells, exportColumns, type ExportForm } from './export-columns.ts';
import { seesPrices } from '../../inventory/prices.ts';
import { refuseTooMany } from './selection.ts';
import { servicesAfter } from './services.repository.ts';

type Selection = { filter: PreparedFilter } | { ids: readonly string[] };
type Caller = Pick<OperationCall<unknown>, 'principal' | 'acceptLanguage'>;

/** Services that one statement reads. */
const partSize = 1000;

/** Services as files, read and sent in parts. */
export function exportHandlers(
  database: Database,
): Pick<Handlers<servicesOperations>, 'exportServices' | 'exportServicesBy'> {
  return {
    async exportServices(call) {
      const { format = 'xlsx', ...filter } = call.query;
      return file(call, format, filter);
    },

    async exportServicesBy(call) {
      const { format = 'xlsx', filter = {}, ids } = call.body;
      refuseTooMany(ids);
      return file(call, format, filter, ids);
    },
  };

  async function file(caller: Caller, format: FileFormat, filter: ServiceFilter, ids?: readonly string[]) {
    const { principal, acceptLanguage } = caller;
    refuseUnlessTold(principal, filter);
    const queries = database.readsOf(principal);
    const form: ExportForm = { language: preferredLanguage(acceptLanguage), withPrices: seesPrices(principal) };
    const selection: Selection = ids === undefined ? { filter: await prepareFilter(queries, filter) } : { ids };
    // Read before the answer begins: what fails here is still told as a problem.
    const first = await servicesAfter(queries, selection, '', partSize);
    const name = formatMessage(form.language, 'serviceExport.sheet');
    const rows = rowsOf(queries, selection, form, first);
    const body = tableFile({ name, headings: exportColumns(form), rows }, format, form.language);
    return fileAnswer(body, exportName('services', principal.customerId), format);
  }
}

async function* rowsOf(
  queries: TenantQueries,
  selection: Selection,
  form: ExportForm,
  first: Awaited<ReturnType<typeof servicesAfter>>,
): AsyncGenerator<Cell[]> {
  for (let part = first; part.length > 0;) {
    for (const row of part) yield exportCells(row, form);
    const last = part.at(-1);
    if (last === undefined || part.length < partSize) return;
    part = await servicesAfter(queries, selection, last.service_id, partSize);
  }
}
