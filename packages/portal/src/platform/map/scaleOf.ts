export interface Scale {
  /** In metres. */
  readonly length: number;
  /** In pixels. */
  readonly width: number;
}

const widest = 110;
const earth = 40_075_016.686;
const tile = 512;

/** How many metres a pixel of the map is at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (earth * Math.cos((latitude * Math.PI) / 180)) / (tile * 2 ** zoom);
}

/** The longest of 1, 2 or 5 times a power of ten that a scale has room for. */
export function scaleOf(metres: number): Scale {
  const most = metres * widest;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = ([5, 2].find((each) => each * power <= most) ?? 1) * power;
  return { length, width: length / metres };
}
