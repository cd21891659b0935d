import type { Extent } from '../base-map/extent.ts';
import { stillView, type StillFrame } from './stillView.ts';

const frame: StillFrame = {
  width: 500,
  height: 600,
  padding: { top: 44, right: 72, bottom: 60, left: 32 },
  maxZoom: 8,
};

describe('the still picture of a map', () => {
  it('has all of an extent in view, off its edges, and as large as it gets', () => {
    const nordic: Extent = [5, 55, 25, 69];
    const place = stillView(nordic, frame);
    const [left, top] = place([5, 69]);
    const [right, bottom] = place([25, 55]);
    expect(top).toBeCloseTo(44);
    expect(bottom).toBeCloseTo(540);
    expect(left).toBeGreaterThan(32);
    expect(right).toBeLessThan(428);
    // Between the two edges that are kept free.
    expect(left - 32).toBeCloseTo(428 - right);
  });

  it('goes no nearer than the moving map', () => {
    const place = stillView([18, 59.3, 18, 59.3], frame);
    const [x, y] = place([18, 59.3]);
    expect([x, y].map(Math.round)).toEqual([230, 292]);
    const [east] = place([19, 59.3]);
    expect(east - x).toBeCloseTo((512 * 2 ** 8) / 360);
  });

  it('shows nothing beyond what the map covers', () => {
    const place = stillView([-12, 50, 42, 81], frame);
    const [left, top] = place([-12, 81]);
    const [right, bottom] = place([42, 50]);
    expect(left).toBeLessThanOrEqual(1e-6);
    expect(top).toBeLessThanOrEqual(1e-6);
    expect(right).toBeGreaterThanOrEqual(frame.width - 1e-6);
    expect(bottom).toBeGreaterThanOrEqual(frame.height - 1e-6);
  });
});
