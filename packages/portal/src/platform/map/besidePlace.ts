interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the edge of the map. */
const margin = 12;
/** From the place to what stands beside it: clear of its ring. */
const gap = 34;
/** What the controls take in the upper right corner. */
const controls: Size = { width: 60, height: 150 };

/** Where a card stands on a map so that it covers neither its place nor the controls: at the right, at the left, below or above; undefined while the place is out of sight. */
export function besidePlace({ x, y }: Point, card: Size, map: Size): Point | undefined {
  if (x < 0 || y < 0 || x > map.width || y > map.height) return undefined;
  const across = clamp(x - card.width / 2, map.width - card.width);
  const along = clamp(y - 24, map.height - card.height);
  const places: readonly Point[] = [
    { x: x + gap, y: along },
    { x: x - gap - card.width, y: along },
    { x: across, y: y + gap },
    { x: across, y: y - gap - card.height },
  ];
  return places.find((place) => fits(place, card, map)) ?? places.find((place) => isInside(place, card, map));
}

function isInside({ x, y }: Point, card: Size, map: Size): boolean {
  return x >= margin && y >= margin && x + card.width <= map.width - margin && y + card.height <= map.height - margin;
}

function fits(place: Point, card: Size, map: Size): boolean {
  const isUnderControls = place.x + card.width > map.width - controls.width && place.y < controls.height;
  return isInside(place, card, map) && !isUnderControls;
}

function clamp(value: number, room: number): number {
  return Math.max(margin, Math.min(value, room - margin));
}
