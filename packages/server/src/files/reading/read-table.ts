import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { FileError, type FileLimits, type FileRow } from './table-file.ts';

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
/** Where a workbook with a password is kept in, and also one of before 2007. */
const oleStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * The rows of a workbook or a CSV file, told apart by what is in them: a name proves nothing. What its name says is a workbook and is none
 * is no list either. Throws FileError.
 */
export async function readTable(bytes: Buffer, limits: FileLimits, fileName = ''): Promise<FileRow[]> {
  if (bytes.length === 0) throw new FileError('FILE_EMPTY');
  if (bytes.subarray(0, zipStart.length).equals(zipStart)) return readXlsx(bytes, limits);
  if (bytes.subarray(0, oleStart.length).equals(oleStart))
    throw new FileError(bytes.includes(encryptedPart) ? 'FILE_PROTECTED' : 'FILE_TYPE_UNKNOWN');
  if (/\.xls[xm]?$/i.test(fileName)) throw new FileError('FILE_UNREADABLE');
  return readCsv(bytes, limits);
}
