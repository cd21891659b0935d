import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleClosed, exampleRooms } from './exampleTree.ts';
import { Tree, type TreeProps } from './Tree.tsx';

const tree = (props: Partial<TreeProps<string>> = {}) => <Tree label="Rooms" items={exampleRooms} {...props} />;
describeComponent<HTMLUListElement>('Tree', (props) => tree({ defaultExpanded: ['gbg'], ...props }));

const names = () => screen.getAllByRole('treeitem').map((row) => row.textContent);
const row = (name: RegExp | string) => screen.getByRole('treeitem', { name });
const open = { defaultExpanded: ['gbg', 'gbg-204'] };

describe('Tree', () => {
  it('says of each row how deep it lies and its place', () => {
    renderWithTheme(tree(open));
    expect(row('Rack B07')).toHaveAttribute('aria-level', '3');
    expect(row('Rack B07')).toHaveAttribute('aria-posinset', '2');
    expect(row('Rack B07')).toHaveAttribute('aria-setsize', '2');
    expect(row('Rack B07')).not.toHaveAttribute('aria-expanded');
    expect(row('Room 2.06')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is one stop of the Tab key: what is chosen, or else the first row', async () => {
    const { unmount } = renderWithTheme(tree({ ...open, defaultValue: ['gbg-206'] }));
    await userEvent.tab();
    expect(row('Room 2.06')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    unmount();
    renderWithTheme(tree());
    await userEvent.tab();
    expect(row(/GBG-1/)).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Rack B06'],
    ['{ArrowUp}', 'GBG-1 Lindholmen 2 rooms'],
    ['{Home}', 'GBG-1 Lindholmen 2 rooms'],
    ['{End}', 'CPH-1 Havnegade closed'],
    ['{ArrowRight}', 'Rack B06'],
    ['{ArrowDown}{ArrowLeft}', 'Room 2.04'],
    ['{ArrowLeft}{ArrowLeft}', 'GBG-1 Lindholmen 2 rooms'],
    ['o', 'OSL-2 Ulven 1 room'],
    ['room 2.06', 'Room 2.06'],
  ])('goes by %s from Room 2.04 to %s', async (keys, name) => {
    renderWithTheme(tree({ ...open, defaultValue: ['gbg-204'] }));
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(row(name)).toHaveFocus();
  });

  it('opens and closes by the keys and by its sign, and opens all beside it by an asterisk', async () => {
    const onExpandedChange = jest.fn();
    renderWithTheme(tree({ onExpandedChange }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(names()).toContain('Room 2.04');
    await userEvent.keyboard('{ArrowLeft}*');
    expect(onExpandedChange.mock.calls).toEqual([[['gbg']], [[]], [['gbg', 'osl']]]);
    await userEvent.click(row(/OSL-2/).firstElementChild as HTMLElement);
    expect(row(/OSL-2/)).toHaveAttribute('aria-expanded', 'false');
    expect(row(/OSL-2/)).toHaveAttribute('aria-selected', 'false');
  });

  it('keeps a stop of the Tab key when the row that had it goes', async () => {
    const { rerender } = renderWithTheme(tree({ expanded: ['gbg'], onExpandedChange: () => undefined }));
    await userEvent.click(row('Room 2.06'));
    rerender(tree({ expanded: [] }));
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

describe('what is loaded', () => {
  const site = { value: 'gbg', label: 'GBG-1', hasItems: true };
  const rooms = [{ value: 'gbg-204', label: 'Room 2.04' }];

  it('takes over the focus from the row that said so', async () => {
    const loading = Promise.withResolvers<typeof rooms>();
    renderWithTheme(tree({ items: [site], loadItems: () => loading.promise }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(row('Loading')).toHaveFocus();
    await act(async () => loading.resolve(rooms));
    expect(row('Room 2.04')).toHaveFocus();
  });

  it('is asked for again without losing the focus', async () => {
    const loadItems = jest.fn<ReturnType<NonNullable<TreeProps<string>['loadItems']>>, []>();
    loadItems.mockRejectedValueOnce(new Error('503')).mockResolvedValueOnce(rooms);
    renderWithTheme(tree({ items: [site], loadItems }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /could not be loaded/i });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('treeitem', { name: 'Room 2.04' })).toHaveFocus();
  });
});

describe('selection', () => {
  it('single chooses one, by Enter or by a press', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(tree({ ...open, onValueChange }));
    await userEvent.click(row('Room 2.04'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([[['gbg-204']], [['gbg-204-Rack B06']]]);
    expect(row('Room 2.04')).toHaveAttribute('aria-selected', 'false');
  });

  it('multiple ticks each by itself, also while Shift moves', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(tree({ ...open, selection: 'multiple', onValueChange }));
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(row('Room 2.04'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(onValueChange).toHaveBeenLastCalledWith(['gbg-204', 'gbg-204-Rack B06']);
    await userEvent.keyboard(' ');
    expect(onValueChange).toHaveBeenLastCalledWith(['gbg-204']);
    expect(await findViolations()).toEqual([]);
  });

  it('none opens what is pressed', async () => {
    renderWithTheme(tree({ selection: 'none' }));
    await userEvent.click(row(/GBG-1/));
    expect(row('Room 2.04')).not.toHaveAttribute('aria-selected');
  });

  it('leaves what is disabled, which can be reached', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(tree({ onValueChange }));
    await userEvent.click(row(/CPH-1/));
    expect(row(/CPH-1/)).toHaveAttribute('aria-disabled', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('loadItems', () => {
  it('loads what lies in an item, once, when it is first opened', async () => {
    const loadItems = jest.fn(async () => [{ value: 'one', label: 'Room 1' }]);
    renderWithTheme(tree({ items: exampleClosed, loadItems }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: 'Room 1' })).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(loadItems).toHaveBeenCalledTimes(1);
  });

  it('says that it is loading, and that there is nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly []>();
    renderWithTheme(tree({ items: exampleClosed, defaultExpanded: ['gbg'], loadItems: () => promise }));
    expect(row('Loading')).toHaveAttribute('aria-busy', 'true');
    await act(async () => resolve([]));
    expect(row('Nothing here')).toBeInTheDocument();
  });

  it('says that it failed, and tries again', async () => {
    const loadItems = jest
      .fn()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValueOnce([{ value: 'one', label: 'Room 1' }]);
    renderWithTheme(tree({ items: exampleClosed, defaultExpanded: ['gbg'], loadItems }));
    await userEvent.click(await screen.findByRole('treeitem', { name: /Could not be loaded/ }));
    expect(await screen.findByRole('treeitem', { name: 'Room 1' })).toBeInTheDocument();
  });
});

describe('value', () => {
  it('is kept by the page where it is given', async () => {
    renderWithTheme(tree({ value: ['osl'] }));
    await userEvent.click(row(/GBG-1/));
    expect(row(/OSL-2/)).toHaveAttribute('aria-selected', 'true');
    expect(row(/GBG-1/)).toHaveAttribute('aria-selected', 'false');
  });
});

describe('name', () => {
  it('sends what is chosen with a form', () => {
    renderWithTheme(
      <form aria-label="Form">{tree({ name: 'rooms', selection: 'multiple', defaultValue: ['gbg', 'osl'] })}</form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('rooms')).toEqual(['gbg', 'osl']);
  });
});
