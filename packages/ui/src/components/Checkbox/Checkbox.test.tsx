import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { Checkbox } from './Checkbox.tsx';

describeComponent<HTMLInputElement>(
  'Checkbox',
  (props) => (
    <Checkbox error="Wrong" {...props}>
      Accept
    </Checkbox>
  ),
  { propsReach: 'control' },
);

describe('Checkbox', () => {
  it('gives whether it is checked, by its text and by Space', async () => {
    const onCheckedChange = jest.fn();
    renderWithTheme(<Checkbox onCheckedChange={onCheckedChange}>Accept</Checkbox>);
    await userEvent.click(screen.getByText('Accept'));
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is partially checked while indeterminate', () => {
    renderWithTheme(<Checkbox isIndeterminate>All</Checkbox>);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });

  it('cannot be changed while what surrounds it is being saved', async () => {
    renderWithTheme(
      <ReadOnlyContext value>
        <Checkbox>Accept</Checkbox>
      </ReadOnlyContext>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
