import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

describeComponent<HTMLInputElement>('OneTimeCodeField', (props) => <OneTimeCodeField label="Code" {...props} />, {
  propsReach: 'control',
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });

describe('OneTimeCodeField', () => {
  it('is one field that phones know, tied to its messages', async () => {
    renderWithTheme(<OneTimeCodeField label="Code" hint="Sent to your phone." error="Too old." defaultValue="12" />);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAccessibleDescription('Sent to your phone. Too old.');
    expect(field()).toBeInvalid();
    expect(await findViolations()).toEqual([]);
  });

  it('takes digits alone, and no more than the code has', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<OneTimeCodeField label="Code" length={4} onValueChange={onValueChange} />);
    await userEvent.type(field(), '1a2 345');
    expect(field()).toHaveValue('1234');
    expect(onValueChange.mock.calls).toEqual([['1'], ['12'], ['123'], ['1234']]);
  });

  it.each(['481 516', 'Code: 481516', ' 48-15-16 9'])('takes the digits of “%s” when it is pasted', async (pasted) => {
    renderWithTheme(<OneTimeCodeField label="Code" />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('481516');
  });

  it('says once that the code is whole', async () => {
    const onComplete = jest.fn();
    renderWithTheme(<OneTimeCodeField label="Code" length={4} onComplete={onComplete} />);
    await userEvent.type(field(), '123');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field(), '45');
    expect(onComplete.mock.calls).toEqual([['1234']]);
  });

  it('removes the last digit by Backspace, wherever the caret was set', async () => {
    renderWithTheme(<OneTimeCodeField label="Code" defaultValue="123" />);
    await userEvent.click(field());
    field().setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowLeft}{Backspace}4');
    expect(field()).toHaveValue('124');
  });

  it('can be read and not changed where it is read-only', async () => {
    renderWithTheme(<OneTimeCodeField label="Code" defaultValue="123" readOnly />);
    await userEvent.type(field(), '4');
    expect(field()).toHaveValue('123');
  });

  it('sends the digits with a form', () => {
    renderWithTheme(
      <form data-testid="form">
        <OneTimeCodeField label="Code" name="code" defaultValue="481516" />
      </form>,
    );
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('code')).toBe('481516');
  });
});

describe('OneTimeCodeField value', () => {
  it('is kept by the page where it is given', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<OneTimeCodeField label="Code" value="12" onValueChange={onValueChange} />);
    await userEvent.type(field(), '3');
    expect(onValueChange.mock.calls).toEqual([['123']]);
    expect(field()).toHaveValue('12');
  });
});
