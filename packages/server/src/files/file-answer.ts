import type { Readable } from 'node:stream';
import type { Language } from '@skerry/i18n';
import type { Cell } from './cell.ts';
import { csvFile, type CsvForm } from './csv.ts';
import { xlsxFile, type Sheet } from './xlsx.ts';

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Of tables. */
export type FileFormat = Exclude<keyof typeof mediaTypes, 'pdf' | 'zip'>;

/** How spreadsheet programs of a language read CSV. */
export function csvFormOf(language: Language): CsvForm {
  const isEnglish = language === 'en';
  return { separator: isEnglish ? ',' : ';', decimalSign: isEnglish ? '.' : ',' };
}

/** A table with its headings, as a workbook or as the CSV that spreadsheet programs of a language read. */
export function tableFile(sheet: Sheet, format: FileFormat, language: Language): Readable {
  return format === 'xlsx' ? xlsxFile(sheet) : csvFile(withHeadings(sheet), csvFormOf(language));
}

/** The answer with a file to save. */
export function fileAnswer(body: Readable, name: string, format: keyof typeof mediaTypes) {
  return {
    status: 200,
    body,
    headers: {
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Content-Type': mediaTypes[format],
    },
  } as const;
}

/** What an export is called: after what it holds, whose it is and the day it was made. */
export function exportName(content: string, customerId: string): string {
  return `${content}-${customerId}-${new Date().toISOString().slice(0, 10)}`;
}

async function* withHeadings({ headings, rows }: Sheet): AsyncGenerator<readonly Cell[]> {
  yield headings;
  yield* rows;
}
