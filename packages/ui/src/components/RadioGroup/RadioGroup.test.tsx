import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'sv', label: 'Swedish' },
  { value: 'en', label: 'English' },
] as const;

describeComponent<HTMLFieldSetElement>('RadioGroup', (props) => (
  <RadioGroup label="Language" options={options} value="sv" onValueChange={() => undefined} {...props} />
));

describe('RadioGroup', () => {
  it('is a group with the name of its label', () => {
    renderWithTheme(
      <RadioGroup label="Language" options={options} value="sv" onValueChange={() => undefined} error="Choose one." />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Language' });
    expect(group).toHaveAccessibleDescription('Choose one.');
    expect(screen.getByRole('radio', { name: 'Swedish' })).toBeChecked();
  });

  it('gives the chosen value', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<RadioGroup label="Language" options={options} value="sv" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('English'));
    expect(onValueChange.mock.calls).toEqual([['en']]);
  });
});
