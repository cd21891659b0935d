import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { SubMenu } from './SubMenu.tsx';

const items = [
  { href: '/users', label: 'Users', count: 60 },
  { href: '/users/groups', label: 'Groups' },
];
describeComponent<HTMLElement>('SubMenu', (props) => <SubMenu items={items} currentPath="/users" {...props} />);

describe('SubMenu', () => {
  it('marks the item whose address is exactly the current path', () => {
    renderWithTheme(<SubMenu items={items} currentPath="/users/groups" />);
    expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Groups']);
  });

  it('says in words what a dot beside a name means', () => {
    renderWithTheme(<SubMenu items={[{ href: '/roles', label: 'Roles', mark: '1 unsaved change' }]} currentPath="/" />);
    expect(screen.getByRole('link', { name: 'Roles 1 unsaved change' })).toBeInTheDocument();
  });

  it('keeps the room of a count that is not known yet, and reads out none', () => {
    const item = (count: number | null) => [{ href: '/users', label: 'Users', count }];
    const { rerender } = renderWithTheme(<SubMenu items={item(null)} currentPath="/" />);
    const link = screen.getByRole('link', { name: 'Users' });
    const parts = link.children.length;
    rerender(<SubMenu items={item(60)} currentPath="/" />);
    expect(screen.getByRole('link', { name: 'Users 60' }).children).toHaveLength(parts);
  });

  it('brings the current tab into view where the row is too long', () => {
    const right = (value: number) => ({ right: value }) as DOMRect;
    const measure = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return right(this.tagName === 'NAV' ? 288 : 360);
    });
    const { rerender } = renderWithTheme(<SubMenu items={items} currentPath="/users/groups" />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(104);
    screen.getByRole('navigation').scrollLeft = 0;
    rerender(<SubMenu items={items} currentPath="/users/groups" />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(0);
    rerender(<SubMenu items={items.map((item) => ({ ...item, count: 61 }))} currentPath="/users/groups" />);
    expect(screen.getByRole('navigation').scrollLeft).toBe(104);
    measure.mockRestore();
  });

  it('marks none for a page below an item', () => {
    renderWithTheme(<SubMenu items={items} currentPath="/users/17" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
