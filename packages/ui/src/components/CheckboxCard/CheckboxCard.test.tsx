import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CheckboxCard, CheckboxCardGrid } from './CheckboxCard.tsx';

const ignore = () => undefined;
describeComponent<HTMLInputElement>(
  'CheckboxCard',
  (props) => (
    <CheckboxCard title="Purchaser" checked={false} onCheckedChange={ignore} {...props}>
      Requests quotes.
    </CheckboxCard>
  ),
  { propsReach: 'control' },
);
describeComponent<HTMLDivElement>('CheckboxCardGrid', (props) => <CheckboxCardGrid label="Roles" {...props} />);

describe('CheckboxCard', () => {
  it('is named by its title and described by its text', () => {
    renderWithTheme(
      <CheckboxCard title="Purchaser" checked onCheckedChange={ignore}>
        Requests quotes.
      </CheckboxCard>,
    );
    expect(screen.getByRole('checkbox', { name: 'Purchaser', checked: true })).toHaveAccessibleDescription(
      'Requests quotes.',
    );
  });

  it('is ticked by a click anywhere in the card', async () => {
    const onCheckedChange = jest.fn();
    renderWithTheme(
      <CheckboxCard title="Purchaser" checked={false} onCheckedChange={onCheckedChange}>
        Requests quotes.
      </CheckboxCard>,
    );
    await userEvent.click(screen.getByText('Requests quotes.'));
    expect(onCheckedChange).toHaveBeenCalledWith(true);
  });

  it.each([
    [true, false, 'Will be added'],
    [false, true, 'Will be removed'],
  ])('checked %s and saved as %s says: %s', (isChecked, wasChecked, change) => {
    renderWithTheme(
      <CheckboxCard title="Purchaser" checked={isChecked} wasChecked={wasChecked} onCheckedChange={ignore} />,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(change);
  });

  it('says nothing about a change where there is none', () => {
    renderWithTheme(<CheckboxCard title="Purchaser" checked wasChecked onCheckedChange={ignore} />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('');
  });

  it('cannot be ticked while disabled', async () => {
    const onCheckedChange = jest.fn();
    renderWithTheme(<CheckboxCard title="Purchaser" checked={false} disabled onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Purchaser'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});
