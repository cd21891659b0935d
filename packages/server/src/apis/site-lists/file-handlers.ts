import { createHash } from 'node:crypto';
import type { PlannedSite, quoteAndOrderOperations, SiteListFileResult } from '@skerry/contracts';
import { preferredLanguage, type Language } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Cell } from '../../files/cell.ts';
import { fileAnswer, tableFile, type FileFormat } from '../../files/file-answer.ts';
import { readTable } from '../../files/reading/read-table.ts';
import { FileError } from '../../files/reading/table-file.ts';
import type { Handlers, Upload } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { markDuplicates, planSites } from '../../site-lists/plan-sites.ts';
import { cellsOf, columnHeading, draftsOf, reasonOf, siteColumns } from '../../site-lists/site-columns.ts';
import type { SiteDraft } from '../../site-lists/site-draft.ts';
import { maxSites, siteFileLimits } from '../../site-lists/site-file-limits.ts';
import { createdList, existing } from './lists.ts';

/** Lists of sites from files, and as files. */
export function siteListFileHandlers(database: Database) {
  return {
    async createSiteListFromFile(call) {
      const { principal, upload } = call;
      if (upload === undefined) throw new ProblemError(400, { code: 'FILE_MISSING' });
      const name = upload.fields.get('name');
      const drafts = await readSites(upload);
      const hash = createHash('sha256').update(upload.bytes).digest('hex');
      return database.withTenant(principal, (transaction) =>
        once(transaction, { ...call, body: { hash, name } }, async () => {
          const sites = markDuplicates(
            await planSites(
              transaction,
              drafts.map(({ draft }) => draft),
            ),
          );
          const { body: list, ...reply } = await createdList(transaction, call, { name, configuration: null, sites });
          const rows = list.sites.map((site, place) => fileRow(site, drafts[place]?.line ?? place + 1));
          const body: SiteListFileResult = {
            id: list.id,
            name: list.name,
            accepted: list.counts.valid,
            rows,
            version: list.version,
          };
          return { ...reply, body };
        }),
      );
    },

    async getSiteListTemplate({ query: { format = 'xlsx' }, acceptLanguage }) {
      const language = preferredLanguage(acceptLanguage);
      return file({ name: 'site-list-template', format, language, rows: [exampleRow(language)] });
    },

    async exportSiteList({ principal, path, query: { format = 'xlsx', rows: wanted = 'all' }, acceptLanguage }) {
      const language = preferredLanguage(acceptLanguage);
      const { sites } = await existing(database.readsOf(principal), path.siteListId);
      const withReasons = wanted === 'invalid';
      const chosen = withReasons ? sites.filter(({ state }) => state !== 'valid') : sites;
      const rows = chosen.map((site) => [...cellsOf(site), ...(withReasons ? [reasonOf(site, language)] : [])]);
      const day = new Date().toISOString().slice(0, 10);
      return file({ name: `site-list-${principal.customerId}-${day}`, format, language, rows, withReasons });
    },
  } satisfies Partial<Handlers<quoteAndOrderOperations>>;
}

const statuses: Partial<Record<FileError['fault'], number>> = {
  FILE_TYPE_UNKNOWN: 415,
  FILE_HAS_MACROS: 415,
  FILE_PROTECTED: 415,
};

/** The sites of a file with their lines. Throws 415 or 422 for one that can't be read. */
async function readSites({ bytes, fileName }: Upload): Promise<{ line: number; draft: SiteDraft }[]> {
  try {
    const sites = draftsOf(await readTable(bytes, siteFileLimits, fileName));
    if (sites.length > maxSites) throw new FileError('FILE_TOO_MANY_ROWS', { count: sites.length });
    return sites;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { fault, count, cause } = error;
    throw new ProblemError(statuses[fault] ?? 422, { code: fault, ...(count !== undefined && { count }), cause });
  }
}

/** What became of a row; what says nothing is left out. */
function fileRow(site: PlannedSite, line: number): SiteListFileResult['rows'][number] {
  const { id, state, field, code, character, candidates } = site;
  return {
    row: line,
    siteId: id,
    state,
    ...(field !== null && { field }),
    ...(code !== null && { code }),
    ...(character !== null && { character }),
    ...(candidates.length > 0 && { candidates }),
  };
}

function exampleRow(language: Language): Cell[] {
  const name = formatMessage(language, 'siteFile.example.name');
  const contact = ['Elin Wallgren', 'elin.wallgren@havstrand.example', '+46701740624'];
  return [name, 'Norra Kajen 2, 852 31 Sundsvall', 'SE', 62.3974, 17.3255, 'SITE-1', ...contact, null];
}

function file({
  name,
  format,
  language,
  rows,
  withReasons = false,
}: {
  name: string;
  format: FileFormat;
  language: Language;
  rows: Cell[][];
  withReasons?: boolean;
}) {
  const columns = withReasons ? [...siteColumns, 'reason' as const] : siteColumns;
  const headings = columns.map((column) => columnHeading(language, column));
  const sheet = { name: formatMessage(language, 'siteFile.sheet'), headings, rows };
  return fileAnswer(tableFile(sheet, format, language), name, format);
}
