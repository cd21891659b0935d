import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { MobileMenu } from './MobileMenu.tsx';

describeComponent<HTMLDivElement>('MobileMenu', (props) => <MobileMenu groups={exampleGroups('#users')} {...props} />);

describe('MobileMenu', () => {
  it('lists all pages of all groups, in their order', async () => {
    renderWithTheme(<MobileMenu groups={exampleGroups('#users')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toHaveLength(18);
    expect(names.slice(0, 3)).toEqual(['Overview', 'Sites and services', 'Quote and order']);
  });

  it('says Close while open, and closes', async () => {
    renderWithTheme(<MobileMenu groups={exampleGroups('')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('closes on navigation', async () => {
    renderWithTheme(<MobileMenu groups={exampleGroups('')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Users' }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('lets the profile in it close it', async () => {
    renderWithTheme(
      <MobileMenu
        groups={exampleGroups('')}
        profile={(close) => (
          <button type="button" onClick={() => close()}>
            Personal info
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Personal info' }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
