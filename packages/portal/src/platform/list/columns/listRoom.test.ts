import type { TableColumn } from '@skerry/ui';
import { listRoom, type ListRoomOptions } from './listRoom.ts';

const column = (id: string, part: Partial<TableColumn<unknown>> = {}): TableColumn<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...part,
});
const all = [
  column('name', { width: '11rem' }),
  column('site', { visibleFrom: 'small' }),
  column('capacity', { width: '7rem', visibleFrom: 'medium' }),
  column('health', { width: '12rem' }),
  column('status', { width: '12rem', visibleFrom: 'large' }),
  column('ends', { width: '9rem', visibleFrom: 'extraLarge' }),
  column('city', { width: '6rem', visibleFrom: 'large' }),
];
const usual = ['name', 'site', 'capacity', 'health', 'status', 'ends'];

function room(chosen: readonly string[], part: Partial<ListRoomOptions<unknown>> = {}) {
  const { columns, withoutRoom } = listRoom({
    all,
    chosen: chosen.flatMap((id) => all.filter((each) => each.id === id)),
    usual,
    isOwnChoice: chosen.join() !== usual.join(),
    sharesSlack: true,
    hasSelection: false,
    listWidth: 45 * 16,
    windowWidth: 768,
    rem: 16,
    ...part,
  });
  return { shown: columns.map(({ id }) => id), widths: columns.map(({ width }) => width), columns, withoutRoom };
}
const without = (...ids: readonly string[]) => usual.filter((id) => !ids.includes(id));

describe('the room of a list', () => {
  it('is that of the window where nothing else is chosen', () => {
    const { columns, withoutRoom } = room(usual);
    // The style sheet hides them.
    expect(columns.map(({ visibleFrom }) => visibleFrom)).toEqual(
      usual.map((id) => all.find((each) => each.id === id)?.visibleFrom),
    );
    expect(withoutRoom).toEqual(['status', 'ends']);
  });

  it('takes nothing away that the window shows where a column is chosen that does not fit', () => {
    const { shown, withoutRoom } = room([...usual, 'city']);
    expect(shown).toEqual(['name', 'site', 'capacity', 'health']);
    expect(withoutRoom).toEqual(['status', 'ends', 'city']);
  });

  it('shows a chosen column that fits, on windows too narrow for it as they usually are, and no other in its place', () => {
    const { shown, columns, withoutRoom } = room([...usual, 'city'], { listWidth: 50 * 16 });
    expect(shown).toEqual(['name', 'site', 'capacity', 'health', 'city']);
    expect(columns.map(({ visibleFrom }) => visibleFrom)).toEqual(Array(5).fill('extraSmall'));
    expect(withoutRoom).toEqual(['status', 'ends']);
  });

  it('goes to those that gave way where one that is seen is taken away', () => {
    expect(room(without('health'))).toMatchObject({
      shown: ['name', 'site', 'capacity', 'status'],
      withoutRoom: ['ends'],
    });
  });

  it('is less by the check boxes of the rows', () => {
    expect(room([...usual, 'city'], { listWidth: 48 * 16 }).withoutRoom).not.toContain('city');
    expect(room([...usual, 'city'], { listWidth: 48 * 16, hasSelection: true }).withoutRoom).toContain('city');
  });

  it('leaves out what does not fit in wide windows too, rather than pressing the others together', () => {
    const { shown, withoutRoom } = room([...usual, 'city'], { windowWidth: 1200, listWidth: 66 * 16 });
    expect(shown).toEqual(usual);
    expect(withoutRoom).toEqual(['city']);
  });

  it('is shared by all columns where few are chosen', () => {
    expect(room(['name', 'site'], { listWidth: 58 * 16 }).widths).toEqual(['352px', '576px']);
    expect(room(['name', 'site'], { listWidth: 58 * 16, sharesSlack: false }).widths).toEqual(['11rem', undefined]);
  });

  it('knows widths that depend on the window and on the list', () => {
    const some = [
      column('name', { width: 'clamp(13rem, 15.5vw, 20rem)' }),
      column('scope', { width: '20%' }),
      column('roles', { width: '10rem', visibleFrom: 'large' }),
    ];
    const of = (listWidth: number) =>
      room([], { all: some, chosen: some, usual: ['name', 'scope'], isOwnChoice: true, listWidth }).withoutRoom;
    expect(of(460)).toEqual([]);
    expect(of(459)).toEqual(['roles']);
  });

  it('is not known before the list is measured', () => {
    expect(room(['name', 'city'], { listWidth: 0 })).toMatchObject({ shown: ['name', 'city'], withoutRoom: ['city'] });
  });
});
