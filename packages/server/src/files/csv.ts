import { Readable } from 'node:stream';
import { guardFormula } from '@skerry/contracts';
import type { Cell, TableRows } from './cell.ts';

export interface CsvForm {
  separator: ',' | ';';
  decimalSign: '.' | ',';
}

/** A table as CSV in UTF-8 with a byte order mark, every text in quotes, none of them a formula. */
export function csvFile(rows: TableRows, form: CsvForm): Readable {
  return Readable.from(csvParts(rows, form), { objectMode: false });
}

async function* csvParts(rows: TableRows, form: CsvForm): AsyncGenerator<string> {
  let part = '\uFEFF';
  for await (const row of rows) {
    part += `${row.map((cell) => csvCell(cell, form)).join(form.separator)}\r\n`;
    if (part.length > 16_384) {
      yield part;
      part = '';
    }
  }
  yield part;
}

function csvCell(cell: Cell, { decimalSign }: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimalSign);
  if (typeof cell === 'object') return cell.day;
  return `"${guardFormula(cell).replaceAll('"', '""')}"`;
}
