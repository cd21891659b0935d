import type { MapColours } from '../../../platform/map/mapColours.ts';
import { contextOf, imageOf } from '../../../platform/map/ringImage.ts';
import { siteStates } from '../sites/siteStates.ts';
import { pinShapes, type PinShape } from './pinShapes.ts';

export interface Pin {
  readonly shape: PinShape;
  /** As many as the number in it has: one, two, or more. */
  readonly figures: Figures;
  readonly isSelected: boolean;
}

export interface Badge {
  readonly look: PinShape['look'];
  readonly figures: Figures;
}

type Figures = 1 | 2 | 3;

/** The pin behind the name of an image, such as `pin:1:2:0`: severity, figures of its number, selected. */
export function readPin(name: string): Pin | undefined {
  const [, severity, figures, selected] = /^pin:(\d):([123]):([01])$/.exec(name) ?? [];
  const state = siteStates[Number(severity)];
  if (state === undefined) return undefined;
  return { shape: pinShapes[state], figures: Number(figures) as Figures, isSelected: selected === '1' };
}

/** The badge behind the name of its image, such as `badge:4:1`: severity, figures of its number. */
export function readBadge(name: string): Badge | undefined {
  const [, severity, figures] = /^badge:(\d):([123])$/.exec(name) ?? [];
  const state = siteStates[Number(severity)];
  return state && { look: pinShapes[state].look, figures: Number(figures) as Figures };
}

const pinMargin = 5;
/** How wide a pin is for its number, in pixels; a diamond has less room in it. */
const pinSizes: Readonly<Record<Figures, { usual: number; diamond: number }>> = {
  1: { usual: 26, diamond: 28 },
  2: { usual: 30, diamond: 36 },
  3: { usual: 34, diamond: 44 },
};
/** How wide a badge is for its number. */
const badgeWidths: Readonly<Record<Figures, number>> = { 1: 17, 2: 22, 3: 29 };
const badgeHeight = 17;

export function pinSizeOf({ shape, figures }: Pick<Pin, 'shape' | 'figures'>): number {
  return pinSizes[figures][shape.look === 'critical' ? 'diamond' : 'usual'];
}

/** The colours of a pin, and of the number in it. */
export const pinColours = (
  colours: MapColours,
): Record<PinShape['look'], { fill: string; edge: string; text: string }> => ({
  filled: { fill: colours.pin, edge: colours.halo, text: colours.pinFg },
  outlined: { fill: colours.halo, edge: colours.pin, text: colours.pin },
  attention: { fill: colours.attention, edge: colours.attentionEdge, text: colours.attentionFg },
  critical: { fill: colours.critical, edge: colours.halo, text: colours.criticalFg },
  faded: { fill: colours.muted, edge: colours.halo, text: colours.halo },
});

/** Draws a pin; its number is put on it by the map. */
export function pinImage(pin: Pin, colours: MapColours): { data: ImageData; pixelRatio: number } {
  const size = pinSizeOf(pin);
  const whole = size + 2 * pinMargin;
  const context = contextOf(whole);
  drawPin(context, pin, size, colours);
  return imageOf(context, whole);
}

function drawPin(context: CanvasRenderingContext2D, pin: Pin, size: number, colours: MapColours): void {
  const { fill, edge } = pinColours(colours)[pin.shape.look];
  const path = new Path2D(pin.shape.path);
  const scale = size / 24;

  context.save();
  context.translate(pinMargin, pinMargin);
  context.scale(scale, scale);
  if (pin.isSelected) outline(context, path, colours.pinSelected, 6 / scale);
  outline(context, path, pin.isSelected ? colours.halo : edge, 3 / scale);
  context.fillStyle = fill;
  context.fill(path);
  outline(context, path, edge, (pin.shape.look === 'outlined' ? 3 : 1.5) / scale);
  context.restore();
}

/** Draws the badge of a pin, in the colour of its state; its number is put on it by the map. */
export function badgeImage({ look, figures }: Badge, colours: MapColours): { data: ImageData; pixelRatio: number } {
  const margin = 3;
  const [width, height] = [badgeWidths[figures] + 2 * margin, badgeHeight + 2 * margin];
  const context = contextOf(width, height);
  const path = new Path2D();
  path.roundRect(margin, margin, badgeWidths[figures], badgeHeight, 4);
  outline(context, path, colours.halo, 5);
  const { fill, edge } = pinColours(colours)[look];
  context.fillStyle = fill;
  context.fill(path);
  if (look === 'attention') outline(context, path, edge, 1);
  return imageOf(context, width, height);
}

function outline(context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}
