import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleSideNav } from './exampleSideNav.ts';
import { SideNav, type SideNavProps } from './SideNav.tsx';

beforeAll(fetchOverlays);

const nav = (props: Partial<SideNavProps> = {}) => <SideNav label="Staff" items={exampleSideNav('queue')} {...props} />;
describeComponent<HTMLDivElement>('SideNav', (props) => nav(props));

const group = (name: RegExp) => screen.getByRole('button', { name });
const page = (name: RegExp) => screen.queryByRole('link', { name });

describe('SideNav', () => {
  it('opens the groups that lead to the page that is shown, and marks it', () => {
    renderWithTheme(nav({ items: exampleSideNav('2024') }));
    expect(page(/2024/)).toHaveAttribute('aria-current', 'page');
    expect(group(/Archive/)).toHaveAttribute('aria-expanded', 'true');
    expect(group(/Settings/)).toHaveAttribute('aria-expanded', 'false');
    expect(page(/API keys/)).not.toBeInTheDocument();
  });

  it('opens and closes groups', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(nav({ onValueChange }));
    await userEvent.click(group(/Settings/));
    expect(page(/API keys/)).toBeInTheDocument();
    await userEvent.click(group(/Tickets/));
    expect(page(/My queue/)).not.toBeInTheDocument();
    expect(onValueChange.mock.calls).toEqual([[['tickets', 'settings']], [['settings']]]);
  });

  it('says how many things wait, also in a closed group', async () => {
    renderWithTheme(nav());
    expect(page(/My queue/)).toHaveAccessibleName('My queue 3 unread');
    expect(group(/Tickets/)).toHaveAccessibleName('Tickets');
    await userEvent.click(group(/Tickets/));
    expect(group(/Tickets/)).toHaveAccessibleName('Tickets 3');
  });
});

describe('isCollapsed', () => {
  it('keeps the names of the icons, and makes room for a group that is pressed', async () => {
    const onCollapsedChange = jest.fn();
    renderWithTheme(nav({ defaultCollapsed: true, onCollapsedChange }));
    expect(page(/Orders/)).toHaveAccessibleName('Orders 12 new');
    expect(page(/My queue/)).not.toBeInTheDocument();
    await userEvent.click(group(/Settings/));
    expect(onCollapsedChange.mock.calls).toEqual([[false]]);
    expect(page(/API keys/)).toBeInTheDocument();
  });

  it('is kept by the page where it is given', async () => {
    const onCollapsedChange = jest.fn();
    renderWithTheme(nav({ isCollapsed: true, onCollapsedChange }));
    await userEvent.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(onCollapsedChange.mock.calls).toEqual([[false]]);
    expect(screen.getByRole('button', { name: 'Expand menu' })).toBeInTheDocument();
  });
});

describe('In a drawer', () => {
  it('has the same pages, and closes when one is followed', async () => {
    renderWithTheme(nav({ items: exampleSideNav('orders') }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Staff' });
    await userEvent.click(within(drawer).getByRole('button', { name: /Tickets/ }));
    await userEvent.click(within(drawer).getByRole('link', { name: /My queue/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
