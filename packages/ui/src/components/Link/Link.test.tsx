import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import type { LinkProps } from '../../theme/KitContext.ts';
import { Link } from './Link.tsx';

describeComponent<HTMLAnchorElement>('Link', (props) => (
  <Link href="/orders" {...props}>
    All orders
  </Link>
));

it('renders with the link component of the provider', () => {
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a {...rest} href={`/app${href}`}>
      {children}
    </a>
  );
  renderWithTheme(<Link href="/orders">All orders</Link>, { theme: { linkComponent: RouterLink } });
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/app/orders');
});

it.each(['action', 'back'] as const)('keeps the arrow of a %s link out of its name', (variant) => {
  renderWithTheme(
    <Link href="/users" variant={variant}>
      Users
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Users');
});
