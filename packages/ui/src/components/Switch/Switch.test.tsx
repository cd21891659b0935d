import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Switch } from './Switch.tsx';

describeComponent<HTMLButtonElement>('Switch', (props) => (
  <Switch checked onCheckedChange={() => undefined} {...props}>
    Active
  </Switch>
));

describe('Switch', () => {
  it.each([true, false])('gives the opposite of %s, by pointer and keyboard', async (checked) => {
    const onCheckedChange = jest.fn();
    renderWithTheme(<Switch checked={checked} onCheckedChange={onCheckedChange} aria-label="Active, Alva Sandström" />);
    const control = screen.getByRole('switch', { name: 'Active, Alva Sandström', checked });
    await userEvent.click(control);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    expect(onCheckedChange.mock.calls).toEqual([[!checked], [!checked], [!checked]]);
  });

  it('changes nothing while it is updating, says so and keeps the focus', async () => {
    const onCheckedChange = jest.fn();
    renderWithTheme(
      <Switch checked onCheckedChange={onCheckedChange} isUpdating>
        Active
      </Switch>,
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(onCheckedChange).not.toHaveBeenCalled();
    expect(screen.getByRole('switch')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Updating');
  });
});
