import pixelmatch from 'pixelmatch';
import type { Picture } from './png.ts';

export interface Comparison {
  readonly isSame: boolean;
  /** Pixels that differ. */
  readonly differing: number;
  /** One sentence, where they differ. */
  readonly reason: string;
  /** As large as the larger of both: where they differ, in red over a faded reference, and where only one of them reaches, in orange. */
  readonly difference: Picture;
}

/**
 * `exact`: any pixel counts. `tolerant`: for another version of Chromium than the reference's, which smooths letters and curves a little
 * differently: edges are left out of account, and up to three pixels in a thousand may differ.
 */
export type Strictness = 'exact' | 'tolerant';

const tolerated = 0.003;

export function comparePictures(reference: Picture, now: Picture, strictness: Strictness): Comparison {
  const width = Math.max(reference.width, now.width);
  const height = Math.max(reference.height, now.height);
  const difference = { width, height, data: Buffer.alloc(width * height * 4) };
  const settings = strictness === 'exact' ? { threshold: 0, includeAA: true } : { threshold: 0.2, includeAA: false };
  const [one, other] = [reference, now].map((picture) => onCanvas(picture, width, height)) as [Buffer, Buffer];
  const differing = one.equals(other)
    ? 0
    : pixelmatch(one, other, difference.data, width, height, { ...settings, alpha: 0.2 });
  const isOneOnly = (x: number, y: number) =>
    (x >= reference.width || y >= reference.height) !== (x >= now.width || y >= now.height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isOneOnly(x, y)) difference.data.set(onlyInOne, (y * width + x) * 4);

  const isSameSize = reference.width === now.width && reference.height === now.height;
  const isWithin = strictness === 'exact' ? differing === 0 : differing <= width * height * tolerated;
  const sizes = `${reference.width} × ${reference.height} px was, ${now.width} × ${now.height} px is`;
  return {
    isSame: isSameSize && isWithin,
    differing,
    reason: isSameSize ? `${differing} pixels differ` : `the size differs: ${sizes}`,
    difference,
  };
}

/** Where only one of the two pictures reaches. */
const onlyInOne = [255, 160, 0, 255];

/** The picture at the upper left of a larger one; what it does not cover is of a colour that no theme has. */
function onCanvas(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = Buffer.alloc(width * height * 4, Buffer.from([255, 0, 255, 255]));
  for (let row = 0; row < picture.height; row += 1)
    picture.data.copy(canvas, row * width * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
  return canvas;
}
