import { crc32, inflateRawSync } from 'node:zlib';

/** The entries of a ZIP file by name, found by the directory at its end. Throws where a check sum or size is wrong. */
export function readZip(file: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const header = file.readUInt32LE(at + 42);
    const start = header + 30 + file.readUInt16LE(header + 26);
    const content = inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20)));
    if (content.length !== file.readUInt32LE(at + 24) || crc32(content) !== file.readUInt32LE(at + 16))
      throw new Error(`${name} is broken.`);
    found.set(name, content.toString());
    at += 46 + nameLength;
  }
  return found;
}
