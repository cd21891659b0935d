import type { MapColours } from './mapColours.ts';

const ratio = 2;

/** The bearing ring around the open site, or a plain one around that which is pointed at. */
export function ringImage(kind: 'open' | 'hovered', colours: MapColours): { data: ImageData; pixelRatio: number } {
  const whole = 56;
  const context = contextOf(whole);
  context.translate(whole / 2, whole / 2);
  context.strokeStyle = colours.pinSelected;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, 0, 21, 0, 2 * Math.PI);
  context.stroke();
  if (kind === 'open') {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      context.rotate(Math.PI / 2);
      context.beginPath();
      context.moveTo(0, 17);
      context.lineTo(0, 26);
      context.stroke();
    }
  }
  return imageOf(context, whole);
}

/** A canvas to draw on, in pixels of the page. */
export function contextOf(width: number, height = width): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.scale(ratio, ratio);
  return context;
}

/** What was drawn, as a map takes it. */
export function imageOf(
  context: CanvasRenderingContext2D,
  width: number,
  height = width,
): { data: ImageData; pixelRatio: number } {
  return { data: context.getImageData(0, 0, width * ratio, height * ratio), pixelRatio: ratio };
}
