import { besidePlace } from './besidePlace.ts';

const card = { width: 180, height: 120 };
const wide = { width: 800, height: 500 };
const phone = { width: 288, height: 384 };

describe('the card of a place on a map', () => {
  it('stands at the right, or at the left where there is no room', () => {
    expect(besidePlace({ x: 300, y: 250 }, card, wide)).toEqual({ x: 334, y: 226 });
    expect(besidePlace({ x: 700, y: 250 }, card, wide)).toEqual({ x: 486, y: 226 });
  });

  it('stands below or above on a phone, never over its place', () => {
    expect(besidePlace({ x: 150, y: 100 }, card, phone)).toEqual({ x: 60, y: 134 });
    expect(besidePlace({ x: 150, y: 330 }, card, phone)).toEqual({ x: 60, y: 176 });
  });

  it('leaves the controls free', () => {
    expect(besidePlace({ x: 560, y: 60 }, card, wide)).toEqual({ x: 346, y: 36 });
  });

  it('is away while its place is out of sight', () => {
    expect(besidePlace({ x: -1, y: 60 }, card, wide)).toBeUndefined();
    expect(besidePlace({ x: 100, y: 501 }, card, wide)).toBeUndefined();
  });
});
