import { FileError } from './table-file.ts';

/** Control characters that no text file has, which one in another encoding or a picture is full of. */
const notText = /(?![\t\n\v\f\r])\p{Cc}/u;

/** The text of a file in UTF-8, UTF-16 with its mark, or, where it can't be either, Windows-1252. */
export function readText(bytes: Buffer): string {
  const text = decode(bytes);
  if (notText.test(text)) throw new FileError('FILE_TYPE_UNKNOWN');
  return text;
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return strictly('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function strictly(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileError('FILE_UNREADABLE', { cause: error });
  }
}
