import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { AppHeader } from './AppHeader.tsx';
import { exampleHeader } from './exampleHeader.tsx';

const given = exampleHeader('#users');
describeComponent<HTMLElement>('AppHeader', (props) => <AppHeader {...given} {...props} />);

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('AppHeader', () => {
  afterEach(() => scrollTo(0));

  it('links its logo to the start page, named after the brand', () => {
    renderWithTheme(<AppHeader {...given} />);
    expect(screen.getByRole('link', { name: 'Skerry, start page' })).toHaveAttribute('href', '#home');
  });

  it('is lower once the page is scrolled, and high again at the top', () => {
    renderWithTheme(<AppHeader {...given} />);
    const header = screen.getByRole('banner');
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(200);
    expect(header).toHaveAttribute('data-scrolled');
    scrollTo(0);
    expect(header).not.toHaveAttribute('data-scrolled');
  });

  it('puts the profile into the mobile menu too, and closes both on navigation', async () => {
    renderWithTheme(<AppHeader {...given} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    // Beside the navigation of wide pages, which only a style hides.
    const [opened] = screen.getAllByRole('navigation', { name: 'Main menu' }).slice(-1) as [HTMLElement];
    const menu = within(opened);
    await userEvent.click(menu.getByRole('button', { name: /Astrid Lindqvist/ }));
    await userEvent.click(menu.getByRole('link', { name: 'Personal info' }));
    expect(opened).not.toBeInTheDocument();
  });

  it('has room for languages before the login and for more at its end', () => {
    renderWithTheme(
      <AppHeader logo={<Logo />} brand="Skerry" homeHref="/home" end={<a href="#news">News</a>} languages="English" />,
    );
    expect(screen.getByRole('banner')).toHaveTextContent('NewsEnglish');
  });

  it('shows only the logo where nobody is logged in', () => {
    renderWithTheme(<AppHeader logo={<Logo />} brand="Skerry" homeHref="/home" />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
