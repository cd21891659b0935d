import { IconDotsVertical } from '@tabler/icons-react';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, SyntheticEvent } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import type { MenuGroup } from './MenuList.tsx';

const groups: readonly MenuGroup[] = [
  {
    label: 'Service',
    items: [
      { label: 'Change speed', onSelect: () => undefined },
      { label: 'Move', description: 'To another address.', onSelect: () => undefined },
      { label: 'Order history', href: '#orders' },
    ],
  },
  {
    items: [
      {
        label: 'Cancel',
        isDestructive: true,
        disabledReason: 'Bound until 1 May 2027.',
        onSelect: () => undefined,
      },
    ],
  },
];

function Service(props: Partial<MenuProps>) {
  return <Menu label="More" groups={groups} {...props} />;
}

describeComponent<HTMLButtonElement>('Menu', (props) => <Service {...props} />);

const button = () => screen.getByRole('button', { name: 'More' });
const menu = () => screen.queryByRole('menu', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const open = () => userEvent.click(button());

describe('Menu', () => {
  it.each([
    ['a press', () => open(), 'Change speed'],
    ['Enter', () => userEvent.keyboard('{Enter}'), 'Change speed'],
    ['Space', () => userEvent.keyboard(' '), 'Change speed'],
    ['ArrowDown', () => userEvent.keyboard('{ArrowDown}'), 'Change speed'],
    ['ArrowUp', () => userEvent.keyboard('{ArrowUp}'), 'Cancel'],
  ])('opens by %s, with the focus on an item', async (_, act, focused) => {
    renderWithTheme(<Service />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await act();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button()).toHaveAttribute('aria-controls', menu()?.id);
    expect(item(focused)).toHaveFocus();
    expect(await findViolations()).toEqual([]);
  });

  it('closes by a second press of its button', async () => {
    renderWithTheme(<Service />);
    await open();
    await open();
    expect(menu()).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}', 'Move'],
    ['{ArrowUp}', 'Cancel'],
    ['{End}', 'Cancel'],
    ['{End}{ArrowDown}', 'Change speed'],
    ['{End}{Home}', 'Change speed'],
    ['o', 'Order history'],
    ['c', 'Cancel'],
    ['cc', 'Change speed'],
    ['ca', 'Cancel'],
    ['x', 'Change speed'],
  ])('moves the focus by %s to %s', async (keys, focused) => {
    renderWithTheme(<Service />);
    await open();
    await userEvent.keyboard(keys);
    expect(item(focused)).toHaveFocus();
  });

  it.each([
    ['{ArrowDown}', 'Change speed'],
    ['{ArrowUp}', 'Cancel'],
    ['ca', 'Cancel'],
  ])('keeps the keys after a press on a heading: %s goes to %s', async (keys, focused) => {
    renderWithTheme(<Service />);
    await open();
    await userEvent.click(screen.getByText('Service'));
    await userEvent.keyboard(keys);
    expect(item(focused)).toHaveFocus();
  });

  it('closes by Escape and gives the focus back; what is around it does not hear of it', async () => {
    const onKeyDown = jest.fn();
    renderWithTheme(
      <div role="presentation" onKeyDown={onKeyDown}>
        <Service />
      </div>,
    );
    await open();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('closes by Tab, which goes on from the button', async () => {
    renderWithTheme(
      <>
        <Service />
        <a href="#next">Next</a>
      </>,
    );
    await open();
    await userEvent.tab();
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  it('closes by a press elsewhere and leaves the focus there', async () => {
    renderWithTheme(
      <>
        <Service />
        <button>Other</button>
      </>,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  });
});

describe('Menu groups', () => {
  it('are named by their heading, and those without items are left out', async () => {
    renderWithTheme(<Service groups={[...groups, { label: 'Nothing', items: [] }]} />);
    await open();
    expect(screen.getByRole('group', { name: 'Service' })).toContainElement(item('Move'));
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });

  it('describe an item by its second line, and do not name it so', async () => {
    renderWithTheme(<Service />);
    await open();
    expect(item('Move')).toHaveAccessibleDescription('To another address.');
  });

  it.each([
    ['a press', () => userEvent.click(item('Edit'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('do an action once by %s, when the menu is closed and the focus is back', async (_, act) => {
    const onSelect = jest.fn(() => {
      expect(button()).toHaveFocus();
    });
    renderWithTheme(<Service groups={[{ items: [{ label: 'Edit', onSelect }] }]} />);
    await open();
    await act();
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it('do nothing while the key that opened the menu is still held', async () => {
    const onSelect = jest.fn();
    renderWithTheme(<Service groups={[{ items: [{ label: 'Remove', onSelect }] }]} />);
    await open();
    fireEvent.keyDown(item('Remove'), { key: 'Enter', repeat: true });
    expect(onSelect).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });

  it("make links with the provider's component, which follow Enter too", async () => {
    const follow = jest.fn((event: SyntheticEvent) => event.preventDefault());
    const RouterLink = ({ children, ...props }: ComponentProps<'a'>) => (
      <a {...props} data-router="">
        {children}
      </a>
    );
    renderWithTheme(
      <div role="presentation" onClick={follow}>
        <Service />
      </div>,
      { theme: { linkComponent: RouterLink } },
    );
    await open();
    follow.mockClear();
    expect(item('Order history')).toHaveAttribute('href', '#orders');
    expect(item('Order history')).toHaveAttribute('data-router');
    await userEvent.keyboard('o{Enter}');
    expect(follow).toHaveBeenCalledTimes(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it.each([
    ['action', { onSelect: jest.fn() }],
    ['link', { onSelect: jest.fn(), href: '#cancel' }],
  ])('reach an unavailable %s, say why, and do not do it', async (_, does) => {
    renderWithTheme(
      <Service
        groups={[{ items: [{ label: 'Cancel', description: 'At once.', disabledReason: 'Bound.', ...does }] }]}
      />,
    );
    await open();
    expect(item('Cancel')).toHaveFocus();
    expect(item('Cancel')).toHaveAttribute('aria-disabled', 'true');
    expect(item('Cancel')).toHaveAccessibleDescription('Bound.');
    expect(item('Cancel')).not.toHaveAttribute('href');
    await userEvent.click(item('Cancel'));
    await userEvent.keyboard('{Enter}');
    expect(does.onSelect).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });
});

describe('Menu isLabelHidden', () => {
  it('is an icon button with the label as its name', async () => {
    renderWithTheme(<Service icon={IconDotsVertical} isLabelHidden />);
    expect(button()).not.toHaveTextContent('More');
    await open();
    expect(item('Change speed')).toHaveFocus();
  });
});

describe('Menu isLoading', () => {
  it('opens neither by a press nor by a key, and keeps the focus', async () => {
    renderWithTheme(<Service isLoading />);
    await open();
    expect(menu()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });
});
