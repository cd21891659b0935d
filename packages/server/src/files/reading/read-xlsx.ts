import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl from 'yauzl';
import { FileError, RowCollector, type FileLimits, type FileRow } from './table-file.ts';

/** A part that shrinks more than this is made to burst, once it is large. */
const [maxRatio, largePart] = [100, 1_000_000];
const contentTypes = '[Content_Types].xml';

type Entries = ReadonlyMap<string, yauzl.Entry>;

/**
 * The rows of the first sheet of a workbook. It is unpacked and read in parts, never as a whole. Of a cell with a formula, the value that
 * was stored with it is taken as text.
 */
export async function readXlsx(bytes: Buffer, limits: FileLimits): Promise<FileRow[]> {
  const rows = new RowCollector(limits);
  try {
    const zip = await yauzl.fromBufferPromise(bytes);
    const book = new Workbook(zip, await entriesOf(zip, limits), rows);
    const sheet = await book.firstSheet();
    await book.readRows(sheet, await book.sharedTexts(limits.characters));
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('FILE_UNREADABLE', { cause: error });
  }
  return rows.finish();
}

async function entriesOf(zip: yauzl.ZipFile, limits: FileLimits): Promise<Entries> {
  if (zip.entryCount > limits.entries) throw new FileError('FILE_TOO_COMPLEX');
  const entries = new Map<string, yauzl.Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    const isBursting = entry.uncompressedSize > largePart && entry.uncompressedSize > entry.compressedSize * maxRatio;
    if (unpacked > limits.unpacked || isBursting) throw new FileError('FILE_TOO_COMPLEX');
    if (entry.isEncrypted()) throw new FileError('FILE_PROTECTED');
    if (/vbaProject\.bin$|^xl\/macrosheets\//i.test(entry.fileName)) throw new FileError('FILE_HAS_MACROS');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

class Workbook {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: Entries;
  readonly #rows: RowCollector;

  constructor(zip: yauzl.ZipFile, entries: Entries, rows: RowCollector) {
    this.#zip = zip;
    this.#entries = entries;
    this.#rows = rows;
  }

  /** The name of its part. */
  async firstSheet(): Promise<string> {
    if (!this.#entries.has(contentTypes) || !this.#entries.has('xl/workbook.xml'))
      throw new FileError('FILE_TYPE_UNKNOWN');
    await this.#read(contentTypes, {
      open({ attributes }) {
        if (/macroEnabled/i.test(attributes['ContentType'] ?? '')) throw new FileError('FILE_HAS_MACROS');
      },
    });
    let first: string | undefined;
    await this.#read('xl/workbook.xml', {
      open({ name, attributes }) {
        if (name === 'sheet') first ??= attributes['r:id'] ?? attributes['id'];
      },
    });
    let target: string | undefined;
    await this.#read('xl/_rels/workbook.xml.rels', {
      open({ name, attributes }) {
        if (name === 'Relationship' && attributes['Id'] === first) target = attributes['Target'];
      },
    });
    if (target === undefined) throw new FileError('FILE_UNREADABLE');
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }

  /** Texts that cells refer to by their place. */
  async sharedTexts(maxCharacters: number): Promise<string[]> {
    const texts: string[] = [];
    if (!this.#entries.has('xl/sharedStrings.xml')) return texts;
    let characters = 0;
    const text = new TextOfCell();
    await this.#read('xl/sharedStrings.xml', {
      open({ name }) {
        if (name === 'si') text.clear();
        else text.open(name);
      },
      text(part) {
        characters += part.length;
        if (characters > maxCharacters) throw new FileError('FILE_TOO_COMPLEX');
        text.add(part);
      },
      close: (name) => {
        text.close(name);
        if (name !== 'si') return;
        this.#rows.countCell();
        // Here once, and not in each cell that it stands in.
        texts.push(text.value.trim());
      },
    });
    return texts;
  }

  async readRows(sheet: string, shared: readonly string[]): Promise<void> {
    const rows = this.#rows;
    let [line, column, type] = [0, 0, 'n'];
    let cells: string[] = [];
    const text = new TextOfCell();
    await this.#read(sheet, {
      open({ name, attributes }) {
        if (name === 'row') {
          line = numberIn(attributes['r']) ?? line + 1;
          [cells, column] = [[], 0];
        } else if (name === 'c') {
          rows.countCell();
          column = columnOf(attributes['r']) ?? column + 1;
          type = attributes['t'] ?? 'n';
          text.clear();
        } else text.open(name);
      },
      text: (part) => text.add(part),
      close(name) {
        text.close(name);
        if (name === 'row')
          rows.addRow(
            line,
            Array.from(cells, (cell: string | undefined) => cell ?? ''),
          );
        // Far columns would make far too long a row.
        else if (name === 'c' && column <= 100) cells[column - 1] = shown(text.value, type, shared);
      },
    });
  }

  async #read(name: string, events: XmlEvents): Promise<void> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new FileError('FILE_UNREADABLE');
    await readXml(await this.#zip.openReadStreamPromise(entry), events, () => this.#rows.checkTime());
  }
}

interface XmlEvents {
  /** Names come without their prefix. */
  open(tag: { name: string; attributes: Readonly<Record<string, string>> }): void;
  text?(text: string): void;
  close?(name: string): void;
}

async function readXml(stream: Readable, events: XmlEvents, checkTime: () => void): Promise<void> {
  const parser = new SaxesParser({});
  const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  // Entities of a file's own can grow without end, and no spreadsheet writes any.
  parser.on('doctype', () => {
    throw new FileError('FILE_UNREADABLE');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => events.open({ name: withoutPrefix(name), attributes }));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => events.close?.(withoutPrefix(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      checkTime();
      parser.write(decoder.decode(part, { stream: true }));
    }
    parser.close();
  } finally {
    stream.destroy();
  }
}

/** The text within a cell: of its value, or of all its parts with letters of their own, without how it is pronounced. */
class TextOfCell {
  value = '';
  #isText = false;
  #isPhonetic = false;

  clear(): void {
    this.value = '';
    this.#isText = this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    if (name === 't' || name === 'v') this.#isText = true;
  }

  add(part: string): void {
    if (this.#isText && !this.#isPhonetic) this.value += part;
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    if (name === 't' || name === 'v') this.#isText = false;
  }
}

function shown(value: string, type: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type !== 'n') return value;
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? value : String(number);
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** 1 for A. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
