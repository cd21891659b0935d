import { IconX } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { IconButton } from './IconButton.tsx';

describeComponent<HTMLButtonElement>('IconButton', (props) => <IconButton icon={IconX} label="Close" {...props} />);

it('has its name once, although the tooltip shows it too', async () => {
  renderWithTheme(<IconButton icon={IconX} label="Close" />);
  await userEvent.tab();
  expect(await screen.findByText('Close')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).not.toHaveAccessibleDescription();
});

it('takes no clicks while loading, and keeps the focus', async () => {
  const onClick = jest.fn();
  renderWithTheme(<IconButton icon={IconX} label="Close" isLoading onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
