import { act, configure, screen, within } from '@testing-library/react';
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

describe('A header whose pages are all highlighted', () => {
  const icon = () => null;
  const two = [
    {
      id: 'pages',
      label: 'Pages',
      items: [
        { href: '/', label: 'Sites', icon, highlight: 1 as const, isCurrent: true },
        { href: '/help', label: 'Help', icon, highlight: 'always' as const },
      ],
    },
  ];
  let measure: () => void;
  /** What the links leave for the end of the header. */
  let room: number;

  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        measure = () => act(() => callback([], this));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const allShown = this.parentElement?.querySelector('nav')?.hasAttribute('data-all-fit');
      return new DOMRect(0, 0, this.id === 'end' && allShown ? Math.min(room, 200) : 200, 40);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
  const header = (groups: Parameters<typeof HeaderNav>[0]['groups']) => (
    <div>
      <HeaderNav groups={groups} />
      <div id="end">Profile</div>
    </div>
  );
  const nav = () => screen.getByRole('navigation');

  it('shows all of them where they have room, the current one among them', () => {
    room = 900;
    renderWithTheme(header(two));
    expect(nav()).toHaveAttribute('data-all-fit');
  });

  it('does not where what stands beside them would have to give way, until there is room', () => {
    room = 100;
    renderWithTheme(header(two));
    expect(nav()).not.toHaveAttribute('data-all-fit');
    room = 900;
    measure();
    expect(nav()).toHaveAttribute('data-all-fit');
  });

  it('measures nothing where other pages are under More options at every width', () => {
    room = 900;
    renderWithTheme(header(exampleGroups('#services')));
    expect(nav()).not.toHaveAttribute('data-all-fit');
  });
});
