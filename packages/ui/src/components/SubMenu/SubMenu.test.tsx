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

  it('marks none for a page below an item', () => {
    renderWithTheme(<SubMenu items={items} currentPath="/users/17" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
