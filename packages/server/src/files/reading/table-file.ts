/** A row of a table file that has anything in it. */
export interface FileRow {
  /** Its number in the file; the first line is 1. */
  line: number;
  /** Texts as the file shows them, trimmed. */
  cells: string[];
}

/** What a file may have at most. Beyond it nothing more is read. */
export interface FileLimits {
  rows: number;
  cells: number;
  /** Bytes that all parts of a workbook may have, unpacked. */
  unpacked: number;
  /** Characters of all cells that are read; and of all shared texts of a workbook, each of which can stand in any number of cells. */
  characters: number;
  entries: number;
  milliseconds: number;
}

export type FileFault =
  | 'FILE_TYPE_UNKNOWN'
  | 'FILE_HAS_MACROS'
  | 'FILE_PROTECTED'
  | 'FILE_UNREADABLE'
  | 'FILE_EMPTY'
  | 'FILE_TOO_MANY_ROWS'
  | 'FILE_TOO_COMPLEX'
  | 'FILE_COLUMNS_UNKNOWN';

/** A file that is not read, and why. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: FileFault;
  /** With FILE_TOO_MANY_ROWS, how many there are. */
  readonly count: number | undefined;

  constructor(fault: FileFault, { count, cause }: { count?: number; cause?: unknown } = {}) {
    super(fault, { cause });
    this.fault = fault;
    this.count = count;
  }
}

/** Columns beyond this are not looked at. */
const maxColumns = 60;

/** Takes cells and rows as they come, and stops where there are too many or it takes too long. */
export class RowCollector {
  readonly #limits: FileLimits;
  readonly #end: number;
  readonly #rows: FileRow[] = [];
  #cells = 0;
  #filled = 0;
  #characters = 0;

  constructor(limits: FileLimits) {
    this.#limits = limits;
    this.#end = performance.now() + limits.milliseconds;
  }

  /** Counts a cell, whether there is anything in it or not. */
  countCell(): void {
    this.#cells += 1;
    if (this.#cells > this.#limits.cells) throw new FileError('FILE_TOO_COMPLEX');
  }

  /** Beyond what may be there, rows are only counted. */
  addRow(line: number, cells: readonly string[]): void {
    const texts = cells.slice(0, maxColumns).map((cell) => cell.trim());
    if (texts.every((text) => text === '')) return;
    this.#filled += 1;
    if (this.#filled > this.#limits.rows) return;
    this.#characters += texts.reduce((sum, { length }) => sum + length, 0);
    if (this.#characters > this.#limits.characters) throw new FileError('FILE_TOO_COMPLEX');
    this.#rows.push({ line, cells: texts });
  }

  checkTime(): void {
    if (performance.now() > this.#end) throw new FileError('FILE_TOO_COMPLEX');
  }

  /** All rows. Throws FILE_TOO_MANY_ROWS with their number, FILE_EMPTY without any. */
  finish(): FileRow[] {
    if (this.#filled > this.#limits.rows) throw new FileError('FILE_TOO_MANY_ROWS', { count: this.#filled });
    if (this.#filled === 0) throw new FileError('FILE_EMPTY');
    return this.#rows;
  }
}
