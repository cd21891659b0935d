import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [
  { href: '/services', label: 'Services' },
  { href: '/services/sites', label: 'Sites' },
];
describeComponent<HTMLElement>('Breadcrumb', (props) => <Breadcrumb items={items} current="Hamngatan 37" {...props} />);

describe('Breadcrumb', () => {
  it('links the pages above, in their order', () => {
    renderWithTheme(<Breadcrumb items={items} current="Hamngatan 37" />);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services',
      '/services/sites',
    ]);
  });

  it('names the page that is shown, which is no link', () => {
    renderWithTheme(<Breadcrumb items={items} current="Hamngatan 37" />);
    expect(screen.getByText('Hamngatan 37')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Hamngatan 37' })).not.toBeInTheDocument();
  });

  it('renders its links with the link component of the provider', () => {
    const RouterLink = ({ children, ...props }: { href: string; children?: ReactNode }) => (
      <a {...props} data-router="">
        {children}
      </a>
    );
    renderWithTheme(<Breadcrumb items={items} current="Hamngatan 37" />, { theme: { linkComponent: RouterLink } });
    expect(screen.getByRole('link', { name: 'Sites' })).toHaveAttribute('data-router');
  });
});
