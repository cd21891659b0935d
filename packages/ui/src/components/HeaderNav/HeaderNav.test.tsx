import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { HeaderNav } from './HeaderNav.tsx';

// Without layout the window is as narrow as can be, where this navigation is hidden.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

describeComponent<HTMLElement>('HeaderNav', (props) => <HeaderNav groups={exampleGroups('#users')} {...props} />);

const openMore = () => userEvent.click(screen.getByRole('button', { name: 'More options' }));

describe('HeaderNav', () => {
  it('lists every page by group under More options', async () => {
    renderWithTheme(<HeaderNav groups={exampleGroups('#users')} />);
    await openMore();
    expect(
      within(screen.getByRole('list', { name: 'Company' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Users', 'Contacts', 'Site access', 'Documents', 'Forms']);
  });

  it('marks the current page', async () => {
    renderWithTheme(<HeaderNav groups={exampleGroups('#users')} />);
    await openMore();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  });

  it('shows no group without pages, and nothing to open when there are none at all', async () => {
    const groups = exampleGroups('').map((group) => ({ ...group, items: group.id === 'more' ? [] : group.items }));
    const { rerender } = renderWithTheme(<HeaderNav groups={groups} />);
    await openMore();
    expect(screen.queryByText('More')).not.toBeInTheDocument();
    rerender(<HeaderNav groups={[]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('closes on navigation', async () => {
    renderWithTheme(<HeaderNav groups={exampleGroups('')} />);
    await openMore();
    await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(screen.queryByRole('link', { name: 'Contacts' })).not.toBeInTheDocument();
  });
});
