import type { Position } from '../base-map/Position.ts';
import type { MapLibreMap } from './maplibre.ts';

/** A press that goes no farther than this, in pixels, moves nothing. */
const stillness = 4;

interface Dragging {
  /** The place under the pointer, if it is one that can be moved. */
  readonly movableAt: (pixel: [x: number, y: number]) => string | undefined;
  readonly onMove: (id: string, position: Position) => void;
  readonly onDrop: (id: string, position: Position) => void;
}

/** Lets places of a map be drawn to somewhere else, by mouse, finger or pen. */
export function moveByDragging(map: InstanceType<typeof MapLibreMap>, { movableAt, onMove, onDrop }: Dragging): void {
  const canvas = map.getCanvas();
  canvas.addEventListener('pointerdown', (down) => {
    if (!down.isPrimary || down.button !== 0) return;
    const id = movableAt([down.offsetX, down.offsetY]);
    if (id === undefined) return;
    let position: Position | undefined;
    // Before the map hears of it: it stays where it is.
    map.dragPan.disable();
    canvas.setPointerCapture(down.pointerId);
    const move = (event: PointerEvent) => {
      const away = Math.hypot(event.offsetX - down.offsetX, event.offsetY - down.offsetY);
      if (position === undefined && away < stillness) return;
      const { lng, lat } = map.unproject([event.offsetX, event.offsetY]);
      position = [lng, lat];
      onMove(id, position);
    };
    const end = () => {
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', end);
      canvas.removeEventListener('pointercancel', end);
      map.dragPan.enable();
      if (position) onDrop(id, position);
    };
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', end);
    canvas.addEventListener('pointercancel', end);
  });
}
