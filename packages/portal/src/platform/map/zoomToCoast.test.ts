import { coastPoints, zoomFor, zoomToCoast } from './zoomToCoast.ts';
import { metresPerPixel } from './scaleOf.ts';

const frame = { width: 800, height: 500 };

describe('how near a place is shown', () => {
  it('has the next coast in the frame, however far that is', () => {
    for (const away of [0.3, 1, 2.5]) {
      const zoom = zoomToCoast([18, 60], [[18, 60 - away]], frame, 9);
      const pixels = (away * 111_320) / metresPerPixel(60, zoom);
      expect(pixels).toBeGreaterThan(100);
      expect(pixels).toBeLessThan(frame.height / 2);
    }
  });

  it('is never so near that nothing is around the place, nor so far that it is lost', () => {
    expect(zoomToCoast([18, 60], [[18, 60]], frame, 9)).toBe(9);
    expect(zoomToCoast([18, 60], [[18, 10]], frame, 9)).toBe(5);
    expect(zoomToCoast([18, 60], [], frame, 9)).toBe(5);
  });

  it('knows every coast of the map', () => {
    expect(coastPoints({ land: [] })).toEqual([]);
  });
});

describe('a place that is chosen', () => {
  it('by a press on the map leaves the view as it is', () => {
    expect(zoomFor({ isPressed: true, isInView: true, zoom: 4, suiting: 9 })).toBeUndefined();
    expect(zoomFor({ isPressed: true, isInView: false, zoom: 4, suiting: 9 })).toBe(4);
  });

  it('by its numbers is shown with the coast around it, and stays where it is in view like that', () => {
    expect(zoomFor({ isPressed: false, isInView: true, zoom: 4, suiting: 9 })).toBe(9);
    expect(zoomFor({ isPressed: false, isInView: false, zoom: 8.5, suiting: 9 })).toBe(9);
    expect(zoomFor({ isPressed: false, isInView: true, zoom: 8, suiting: 9 })).toBeUndefined();
  });
});
