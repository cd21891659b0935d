import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Field } from './Field.tsx';

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    renderWithTheme(
      <Field label="Date" hint="A working day." error="Choose a later day.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Date' });
    expect(control).toHaveAccessibleDescription('A working day. Choose a later day.');
    expect(control).toBeInvalid();
  });

  it('marks only what is optional', () => {
    const { rerender } = renderWithTheme(<Field label="Date">{(control) => <input {...control} />}</Field>);
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
    rerender(
      <Field label="Date" isOptional>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByText('optional')).toBeInTheDocument();
  });

  it('is neither invalid nor described without messages', () => {
    renderWithTheme(<Field label="Date">{(control) => <input {...control} />}</Field>);
    const control = screen.getByRole('textbox');
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
  });
});
