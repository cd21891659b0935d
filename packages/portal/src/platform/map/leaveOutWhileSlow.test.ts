import { jest } from '@jest/globals';
import { leaveOutWhileSlow, type MovingMap } from './leaveOutWhileSlow.ts';

const layers = ['coast', 'gone'];

/** A map without a picture: what listens to it, what its layers are set to, and a clock of its own. */
function aMap() {
  const listeners = new Map<string, () => void>();
  const opacities = new Map<string, unknown>();
  let isMoving = false;
  let now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const map = {
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    isMoving: () => isMoving,
    getLayer: (id: string) => (id === 'gone' ? undefined : { id }),
    setPaintProperty: (id: string, property: string, value: unknown) => opacities.set(`${id} ${property}`, value),
  } as unknown as MovingMap;
  leaveOutWhileSlow(map, layers);
  return {
    opacity: () => opacities.get('coast line-opacity') ?? 1,
    touched: () => [...opacities.keys()],
    begin() {
      isMoving = true;
      listeners.get('movestart')?.();
    },
    draw(frames: number, milliseconds: number) {
      for (let frame = 0; frame < frames; frame += 1) {
        now += milliseconds;
        listeners.get('render')?.();
      }
    },
    end() {
      isMoving = false;
      listeners.get('moveend')?.();
    },
  };
}

describe('the fine lines of a map', () => {
  it('stay while it moves, where it is fast', () => {
    const map = aMap();
    map.begin();
    map.draw(60, 17);
    expect(map.opacity()).toBe(1);
  });

  it('go while it moves, once it has proved slow, and come back as it rests', () => {
    const map = aMap();
    map.begin();
    map.draw(10, 100);
    expect(map.opacity()).toBe(0);
    map.end();
    expect(map.opacity()).toBe(1);
    map.begin();
    expect(map.opacity()).toBe(0);
  });

  it('stay where only a few frames were slow, and where it draws slowly without moving', () => {
    const map = aMap();
    map.draw(20, 200);
    map.begin();
    map.draw(3, 200);
    map.end();
    map.begin();
    map.draw(60, 17);
    expect(map.opacity()).toBe(1);
  });

  it('are not asked for where the map has none', () => {
    const map = aMap();
    map.begin();
    map.draw(10, 100);
    expect(map.touched()).toEqual(['coast line-opacity']);
  });
});
