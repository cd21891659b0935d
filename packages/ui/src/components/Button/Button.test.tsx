import { IconPlus } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import type { LinkProps } from '../../theme/KitContext.ts';
import { Button } from './Button.tsx';

describeComponent<HTMLButtonElement>('Button', (props) => <Button {...props}>Save</Button>);
describeComponent<HTMLAnchorElement>('Button with href', (props) => (
  <Button href="/users" {...props}>
    Users
  </Button>
));

describe('Button', () => {
  it('does not submit the form it stands in unless it says so', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    renderWithTheme(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button>Open</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('hides its icon from assistive technology', () => {
    renderWithTheme(<Button icon={(props) => <IconPlus {...props} data-testid="icon" />}>Add</Button>);
    expect(screen.getByTestId('icon')).toHaveAttribute('aria-hidden', 'true');
  });

  describe('prop: isLoading', () => {
    it('says that it is busy, shows the loading text and keeps the focus', () => {
      const { rerender } = renderWithTheme(<Button>Save</Button>);
      screen.getByRole('button').focus();
      rerender(
        <Button isLoading loadingText="Saving…">
          Save
        </Button>,
      );
      const button = screen.getByRole('button', { name: 'Saving…' });
      expect(button).toHaveAttribute('aria-busy', 'true');
      expect(button).toHaveFocus();
    });

    it('keeps its own text where no loading text is given', () => {
      renderWithTheme(<Button isLoading>PDF</Button>);
      expect(screen.getByRole('button', { name: 'PDF' })).toBeInTheDocument();
    });

    it('takes no clicks and submits nothing', async () => {
      const onClick = jest.fn();
      const onSubmit = jest.fn();
      renderWithTheme(
        <form onSubmit={onSubmit}>
          <Button type="submit" isLoading onClick={onClick}>
            Save
          </Button>
        </form>,
      );
      await userEvent.click(screen.getByRole('button'));
      expect(onClick).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    });
  });

  describe('prop: href', () => {
    it('renders with the link component of the provider', () => {
      const RouterLink = ({ href, children, ...rest }: LinkProps) => (
        <a {...rest} href={`/app${href}`}>
          {children}
        </a>
      );
      renderWithTheme(<Button href="/users">Users</Button>, { theme: { linkComponent: RouterLink } });
      expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/app/users');
    });

    it('leads nowhere while disabled, and still says that it is a link', () => {
      renderWithTheme(
        <Button href="/users" disabled>
          Users
        </Button>,
      );
      const link = screen.getByRole('link', { name: 'Users' });
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    });
  });
});
