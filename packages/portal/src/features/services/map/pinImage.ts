import type { MapColours } from '../../../platform/map/mapColours.ts';
import { contextOf, imageOf } from '../../../platform/map/ringImage.ts';
import { siteStates } from '../sites/siteStates.ts';
import { pinShapes, type PinShape } from './pinShapes.ts';

export interface Pin {
  readonly shape: PinShape;
  readonly isCluster: boolean;
  readonly isSelected: boolean;
}

/** The pin behind the name of an image, such as `pin:1:0:0`: severity, cluster, selected. */
export function readPin(name: string): Pin | undefined {
  const [, severity, cluster, selected] = /^pin:(\d):([01]):([01])$/.exec(name) ?? [];
  const state = siteStates[Number(severity)];
  if (state === undefined) return undefined;
  return { shape: pinShapes[state], isCluster: cluster === '1', isSelected: selected === '1' };
}

/** The state of a badge behind the name of its image, such as `badge:4`. */
export function readBadge(name: string): PinShape | undefined {
  const state = siteStates[Number(/^badge:(\d)$/.exec(name)?.[1])];
  return state && pinShapes[state];
}

const pinSize = 26;
const pinMargin = 5;
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
  const size = pin.isCluster ? 32 : pinSize;
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

/** Draws the badge of a cluster; its number is put on it by the map. */
export function badgeImage(shape: PinShape, colours: MapColours): { data: ImageData; pixelRatio: number } {
  const size = shape.look === 'critical' ? 24 : 19;
  const whole = size + 6;
  const context = contextOf(whole);
  const path = new Path2D(shape.path);
  context.translate(3, 3);
  context.scale(size / 24, size / 24);
  outline(context, path, colours.halo, 96 / size);
  context.fillStyle = pinColours(colours)[shape.look].fill;
  context.fill(path);
  return imageOf(context, whole);
}

function outline(context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}
