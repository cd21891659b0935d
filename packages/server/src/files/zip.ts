import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string>;
}

/** 1 January 1980, the first day that the format knows: nothing is told of when and where a file was made. */
const date = 0x0021;
const version = 20;
/** Sizes follow the content, because they are not known before; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;

interface Packed {
  name: Buffer;
  at: number;
  crc: number;
  packedSize: number;
  size: number;
}

/** A ZIP file in parts, so that no entry is ever in memory as a whole. */
export async function* zipParts(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const done: Packed[] = [];
  let at = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const entry: Packed = { name, at, crc: 0, packedSize: 0, size: 0 };
    const header = Buffer.concat([
      numbers([0x04034b50, 4], [version, 2], [flags, 2], ...fieldsOf(entry), [0, 2]),
      name,
    ]);
    yield header;
    const deflate = createDeflateRaw();
    pipeline(Readable.from(measured(content, entry)), deflate, () => undefined);
    for await (const part of deflate as AsyncIterable<Buffer>) {
      entry.packedSize += part.length;
      yield part;
    }
    const descriptor = numbers([0x08074b50, 4], [entry.crc, 4], [entry.packedSize, 4], [entry.size, 4]);
    yield descriptor;
    at += header.length + entry.packedSize + descriptor.length;
    done.push(entry);
  }
  const directory = Buffer.concat(
    done.flatMap((entry) => [
      numbers(
        [0x02014b50, 4],
        [version, 2],
        [version, 2],
        [flags, 2],
        ...fieldsOf(entry),
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [entry.at, 4],
      ),
      entry.name,
    ]),
  );
  yield directory;
  yield numbers([0x06054b50, 4], [0, 4], [done.length, 2], [done.length, 2], [directory.length, 4], [at, 4], [0, 2]);
}

type Field = [value: number, bytes: 2 | 4];

/** What the headers before the content and in the directory have in common, from the method to the length of the name. */
function fieldsOf({ name, crc, packedSize, size }: Packed): Field[] {
  return [
    [deflated, 2],
    [0, 2],
    [date, 2],
    [crc, 4],
    [packedSize, 4],
    [size, 4],
    [name.length, 2],
  ];
}

async function* measured(content: ZipEntry['content'], entry: Packed): AsyncGenerator<Uint8Array> {
  for await (const text of content) {
    const part = typeof text === 'string' ? Buffer.from(text) : text;
    entry.crc = crc32(part, entry.crc);
    entry.size += part.length;
    yield part;
  }
}

function numbers(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
