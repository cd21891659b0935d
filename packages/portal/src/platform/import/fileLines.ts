import { withoutFormulaGuard } from '@skerry/contracts';
import Papa from 'papaparse';

/** One line of a file, or of columns of a spreadsheet. */
export interface FileLine {
  /** Place among the lines, from 1, as a spreadsheet counts them. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Its quotation marks don't match. */
  readonly isBroken: boolean;
}

/** Reads the lines that hold anything. Cells are separated as the first line separates them. */
export function readFileLines(text: string): FileLine[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), {
    delimiter: /[;\t,]/.exec(text)?.[0] ?? ';',
    newline: '\n',
  });
  const broken = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  return data
    .map((cells, index) => ({
      number: index + 1,
      isBroken: broken.has(index),
      cells: cells.map((cell) => withoutFormulaGuard(cell.trim())),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Lines that read back as the same cells. */
export function writeFileLines(rows: readonly { readonly cells: readonly string[] }[]): string {
  return Papa.unparse(
    rows.map(({ cells }) => [...cells]),
    { delimiter: ';', newline: '\n' },
  );
}
