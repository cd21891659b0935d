import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { AppShell, Page } from './AppShell.tsx';

describeComponent<HTMLDivElement>('AppShell', (props) => (
  <AppShell header={<header>Skerry</header>} footer={<footer>Support</footer>} {...props}>
    <Page>Sites</Page>
  </AppShell>
));
describeComponent<HTMLDivElement>('Page', (props) => <Page {...props}>Sites</Page>);

describe('AppShell', () => {
  it('stands in the order in which it is read: header, banners, page, footer', () => {
    renderWithTheme(
      <AppShell header="header " banners="banner " footer=" footer">
        page
      </AppShell>,
    );
    expect(document.body).toHaveTextContent('Skip to main contentheader banner page footer');
    expect(screen.getByRole('main')).toHaveTextContent(/^page$/);
  });

  it.each([undefined, 'content'])(
    'begins with a link to the page, whose landmark can take the focus (%s)',
    async (id) => {
      renderWithTheme(<AppShell {...(id !== undefined && { mainId: id })}>page</AppShell>);
      await userEvent.tab();
      const link = screen.getByRole('link', { name: 'Skip to main content' });
      expect(link).toHaveFocus();
      expect(link).toHaveAttribute('href', `#${id ?? 'main'}`);
      expect(screen.getByRole('main')).toHaveAttribute('id', id ?? 'main');
      expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
    },
  );
});
