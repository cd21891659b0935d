import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = {
  name: { type: 'required', message: 'Enter a name.', ref: { focus: jest.fn() } },
  contact: { phone: { type: 'pattern', message: 'The phone number has invalid format.' } },
  locale: { type: 'required' },
  root: { server: { type: '409', message: 'Somebody has changed the user meanwhile.' } },
};

describeComponent<HTMLDivElement>('ErrorSummary', (props) => (
  <ErrorSummary errors={errors} submitCount={1} {...props} />
));

describe('ErrorSummary', () => {
  it('shows nothing before the first attempt, and nothing without errors', () => {
    const { rerender } = renderWithTheme(<ErrorSummary errors={errors} submitCount={0} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    rerender(<ErrorSummary errors={{}} submitCount={1} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('takes the focus with each attempt that fails, and not when an error comes or goes in between', () => {
    const { rerender } = renderWithTheme(
      <>
        <input aria-label="Name" />
        <ErrorSummary errors={errors} submitCount={1} />
      </>,
    );
    expect(screen.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(
      <>
        <input aria-label="Name" />
        <ErrorSummary errors={{ name: errors.name }} submitCount={1} />
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(
      <>
        <input aria-label="Name" />
        <ErrorSummary errors={{ name: errors.name }} submitCount={2} />
      </>,
    );
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('lists nested errors and those of the server, of which only fields are buttons', () => {
    renderWithTheme(<ErrorSummary errors={errors} submitCount={1} />);
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Enter a name.',
      'The phone number has invalid format.',
      'Somebody has changed the user meanwhile.',
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('lists fields from the top of the page to its end, in whatever order their errors came', () => {
    renderWithTheme(
      <>
        <input name="contact.phone" aria-label="Phone" />
        <input name="name" aria-label="Name" />
        <ErrorSummary
          errors={{ name: { message: 'Name' }, contact: { phone: { message: 'Phone' } } }}
          submitCount={1}
        />
      </>,
    );
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Phone', 'Name']);
  });

  it('focuses the field through its ref, or by its name', async () => {
    renderWithTheme(
      <>
        <input name="contact.phone" aria-label="Phone" />
        <ErrorSummary errors={errors} submitCount={1} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enter a name.' }));
    expect(errors.name.ref.focus).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /phone number/ }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
