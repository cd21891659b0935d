// Pictures as small PNG files: up to 256 colours as a palette, which pictures of an interface mostly are, more of them as they come. Nothing is lost.
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Four bytes a pixel, row by row: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export function decodePng(file: Buffer): Picture {
  return PNG.sync.read(file);
}

/**
 * The same picture where it has up to 256 colours, and with 32 shades of red, green and blue where it has more, as letters on many grounds and
 * photographs have: a reference is a third as large, and both sides of a comparison are treated alike.
 */
export function withFewerShades(picture: Picture): Picture {
  const colors = new Set<number>();
  let last: number | undefined;
  for (let at = 0; at < picture.data.length && colors.size <= 256; at += 4) {
    const color = picture.data.readUInt32BE(at);
    // Most pixels are as the one before them.
    if (color !== last) colors.add(color);
    last = color;
  }
  if (colors.size <= 256) return picture;
  const data = Buffer.from(picture.data);
  for (let at = 0; at < data.length; at += 1) {
    const part = data[at] ?? 0;
    if (at % 4 !== 3) data[at] = (part & 0xf8) | (part >> 5);
  }
  return { ...picture, data };
}

export function encodePng(picture: Picture): Buffer {
  return encodeWithPalette(picture) ?? encodeInFull(picture);
}

function encodeInFull({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}

/** Nothing when the picture has more than 256 colours, or transparent ones. */
function encodeWithPalette({ width, height, data }: Picture): Buffer | undefined {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = data.readUInt32BE(pixel * 4);
    if ((color & 0xff) !== 0xff) return undefined;
    let index = palette.get(color);
    if (index === undefined) {
      index = palette.size;
      if (index > 255) return undefined;
      palette.set(color, index);
    }
    // Each row begins with the number of its filter: none.
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(
    [...palette.keys()].flatMap((color) => [24, 16, 8].map((shift) => (color >>> shift) & 0xff)),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
