import { readWallAddress } from './wallAddress.ts';

const read = (query: string) => readWallAddress(new URLSearchParams(query));

describe('the address of a wall', () => {
  it('shows the map in the dark where nothing is said', () => {
    expect(read('')).toEqual({ tags: '', sites: '', layout: 'map', rotate: 15, theme: 'dark', sound: false });
  });

  it('says all that a screen shows', () => {
    expect(read('tags=core&sites=S-1&layout=tiles&rotate=30&theme=light&sound=on')).toEqual({
      tags: 'core',
      sites: 'S-1',
      layout: 'tiles',
      rotate: 30,
      theme: 'light',
      sound: true,
    });
  });

  it.each(['-1', '4', '301', '0', 'fast', '', '7.5', '1e2', '99999'])('rotates every 20 seconds for %j', (rotate) => {
    expect(read(`rotate=${rotate}`).rotate).toBe(20);
  });

  it.each(['5', '300'])('rotates every %s seconds', (rotate) => {
    expect(read(`rotate=${rotate}`).rotate).toBe(Number(rotate));
  });

  it('ignores layouts that are not known', () => {
    expect(read('layout=tickets,tiles,map').layout).toBe('tiles');
    expect(read('layout=holograms').layout).toBe('map');
  });
});
