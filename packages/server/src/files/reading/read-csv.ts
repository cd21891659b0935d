import { withoutFormulaGuard } from '@skerry/contracts';
import { readText } from './read-text.ts';
import { FileError, RowCollector, type FileLimits, type FileRow } from './table-file.ts';

const separators = [';', ',', '\t'] as const;
/** Rows between two looks at the clock. */
const rowsPerLook = 500;

/** The rows of a CSV file. Texts are texts: a leading sign of a formula, and the mark that files of ours have before it, mean nothing. */
export function readCsv(bytes: Buffer, limits: FileLimits): FileRow[] {
  const text = readText(bytes);
  // A line that spreadsheets write to say what stands between cells.
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const separator = told?.[1] ?? separatorOf(text);
  const rows = new RowCollector(limits);
  let line = told ? 2 : 1;
  let [at, rowLine, count] = [told?.[0].length ?? 0, line, 0];
  let cells: string[] = [];
  while (at < text.length) {
    const cell = cellAt(text, at, separator);
    rows.countCell();
    cells.push(withoutFormulaGuard(cell.text));
    at = cell.end;
    line += cell.lines;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
    }
    rows.addRow(rowLine, cells);
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rowLine = line;
    count += 1;
    if (count % rowsPerLook === 0) rows.checkTime();
  }
  return rows.finish();
}

interface CellEnd {
  text: string;
  /** Of the separator or the end of the line behind it. */
  end: number;
  /** Line breaks within. */
  lines: number;
}

function cellAt(text: string, start: number, separator: string): CellEnd {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { text: text.slice(start, end), end, lines: 0 };
  }
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new FileError('FILE_UNREADABLE');
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  // What stands behind a closing quote belongs to the cell, as spreadsheets have it.
  const rest = cellAt(text, at, separator);
  return { text: value + rest.text, end: rest.end, lines: value.split('\n').length - 1 };
}

/** What the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const counts = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
