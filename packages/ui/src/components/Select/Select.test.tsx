import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: 'sv', label: 'Svenska' },
  { value: 'en', label: 'English' },
  { value: 'no', label: 'Norsk', disabled: true },
  { value: 'da', label: 'Dansk' },
];

describeComponent<HTMLButtonElement>(
  'Select',
  (props) => (
    <Select label="Language" options={options} value="sv" onValueChange={() => undefined} error="Wrong" {...props} />
  ),
  { propsReach: 'control' },
);

function Language(props: Partial<SelectProps<string>>) {
  const [value, setValue] = useState<string | undefined>('sv');
  return <Select label="Language" options={options} {...props} value={value} onValueChange={setValue} />;
}

describe('Select', () => {
  it('shows the chosen option, or what to do while there is none', () => {
    const { rerender } = renderWithTheme(
      <Select label="Language" options={options} value="en" onValueChange={() => undefined} />,
    );
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('English');
    rerender(<Select label="Language" options={options} value={undefined} onValueChange={() => undefined} />);
    expect(screen.getByRole('combobox')).toHaveTextContent('Choose');
  });

  it('opens, marks the chosen option, gives another and closes', async () => {
    renderWithTheme(<Language />);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { name: 'Svenska' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'English' }));
    expect(screen.getByRole('combobox')).toHaveTextContent('English');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('works with the keyboard alone, and passes over what is disabled', async () => {
    renderWithTheme(<Language />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveTextContent('Dansk');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('changes nothing with Escape', async () => {
    renderWithTheme(<Language />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveTextContent('Svenska');
  });

  it('finds an option by its first letters', async () => {
    renderWithTheme(<Language />);
    await userEvent.tab();
    await userEvent.keyboard('da{Enter}');
    expect(screen.getByRole('combobox')).toHaveTextContent('Dansk');
  });

  it('is described by its error', () => {
    renderWithTheme(<Language error="Choose a language." />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a language.');
    expect(screen.getByRole('combobox')).toBeInvalid();
  });

  it('sends its value with a form under its name', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Language name="language" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('language')).toBe('sv');
  });
});

describe('Select variant filter', () => {
  it('says label and value on its button, and is marked while something is chosen', () => {
    const { rerender } = renderWithTheme(<Language variant="filter" />);
    expect(screen.getByRole('combobox')).toHaveTextContent('Language: Svenska');
    expect(screen.getByRole('combobox').parentElement).toHaveAttribute('data-chosen');
    rerender(
      <Select
        variant="filter"
        label="Language"
        options={options}
        value={undefined}
        onValueChange={() => undefined}
        placeholder="Any"
      />,
    );
    expect(screen.getByRole('combobox')).toHaveTextContent(/^Language$/);
    expect(screen.getByRole('combobox').parentElement).not.toHaveAttribute('data-chosen');
  });
});
