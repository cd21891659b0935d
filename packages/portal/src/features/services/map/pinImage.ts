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

/** A pin that stands above its place, with a line down to it, behind the name of an image such as `raised:4:0`: severity, selected. */
export function readRaised(name: string): Pin | undefined {
  const [, severity, selected] = /^raised:(\d):([01])$/.exec(name) ?? [];
  const state = siteStates[Number(severity)];
  return state && { shape: pinShapes[state], isCluster: false, isSelected: selected === '1' };
}

const pinSize = 26;
const pinMargin = 5;
/** How far above its place the middle of a raised pin is: a cluster at the same place is seen below it. */
export const raisedBy = 32;

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

/** Draws a pin above its place, which is the middle of the lower edge. */
export function raisedImage(pin: Pin, colours: MapColours): { data: ImageData; pixelRatio: number } {
  const width = pinSize + 2 * pinMargin;
  const height = width / 2 + raisedBy;
  const context = contextOf(width, height);
  const line = new Path2D(`M${width / 2} ${width / 2}V${height - 2}`);
  outline(context, line, colours.halo, 5);
  outline(context, line, pinColours(colours)[pin.shape.look].fill, 2);
  drawPin(context, pin, pinSize, colours);
  return imageOf(context, width, height);
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
