import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { PasswordField } from './PasswordField.tsx';

describeComponent<HTMLInputElement>(
  'PasswordField',
  (props) => <PasswordField label="Password" autoComplete="current-password" {...props} />,
  { propsReach: 'control' },
);

it('shows and hides the password, and names the button by what it will do', async () => {
  renderWithTheme(<PasswordField label="Password" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveTextContent(/^Show$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveTextContent(/^Hide$/);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});
