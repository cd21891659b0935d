import pixelmatch from 'pixelmatch';
import type { Picture } from './png.ts';

export interface Comparison {
  readonly isSame: boolean;
  /** Pixels that differ where both pictures reach, both laid at the upper left. */
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
  const [width, height] = [Math.min(reference.width, now.width), Math.min(reference.height, now.height)];
  const settings = strictness === 'exact' ? { threshold: 0, includeAA: true } : { threshold: 0.2, includeAA: false };
  const [one, other] = [reference, now].map((picture) => upperLeft(picture, width, height)) as [Buffer, Buffer];
  const drawn = Buffer.alloc(width * height * 4);
  const differing = one.equals(other) ? 0 : pixelmatch(one, other, drawn, width, height, { ...settings, alpha: 0.2 });
  const isSameSize = reference.width === now.width && reference.height === now.height;
  const isWithin = strictness === 'exact' ? differing === 0 : differing <= width * height * tolerated;
  const sizes = `${reference.width} × ${reference.height} px was, ${now.width} × ${now.height} px is`;
  const pixels = differing === 1 ? '1 pixel differs' : `${differing} pixels differ`;
  return {
    isSame: isSameSize && isWithin,
    differing,
    reason: isSameSize ? pixels : `the size differs: ${sizes}; of what both show, ${pixels}`,
    difference: isSameSize ? { width, height, data: drawn } : withRest({ width, height, data: drawn }, reference, now),
  };
}

/** Where only one of the two pictures reaches. */
const onlyInOne = [255, 160, 0, 255];

function upperLeft(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = Buffer.alloc(width * height * 4);
  copyInto({ width, height, data }, picture);
  return data;
}

/** The difference of what both show, on a picture that both fit into. */
function withRest(difference: Picture, reference: Picture, now: Picture): Picture {
  const [width, height] = [Math.max(reference.width, now.width), Math.max(reference.height, now.height)];
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ([reference, now].some((picture) => x < picture.width && y < picture.height))
        data.set(onlyInOne, (y * width + x) * 4);
  copyInto({ width, height, data }, difference);
  return { width, height, data };
}

/** Both at the upper left. */
function copyInto(target: Picture, source: Picture): void {
  const bytes = Math.min(source.width, target.width) * 4;
  for (let row = 0; row < Math.min(source.height, target.height); row += 1)
    source.data.copy(target.data, row * target.width * 4, row * source.width * 4, row * source.width * 4 + bytes);
}
