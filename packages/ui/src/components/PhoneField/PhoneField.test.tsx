import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

describeComponent<HTMLInputElement>(
  'PhoneField',
  (props) => <PhoneField label="Phone" error="Wrong" value="+46701740605" onValueChange={() => undefined} {...props} />,
  { propsReach: 'control' },
);

function Phone({ value: initial = '', onValueChange, ...props }: Partial<PhoneFieldProps>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField
        label="Phone"
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
      <button onClick={() => setValue('+4520123456')}>Fill in</button>
    </>
  );
}

const number = () => screen.getByRole('textbox', { name: 'Phone' });
const chooser = () => screen.getByRole('combobox');

describe('PhoneField', () => {
  it('shows the number in groups beside its country code', () => {
    renderWithTheme(<Phone value="+46701740605" />);
    expect(chooser()).toHaveAccessibleName('Country code: Sweden +46');
    expect(number()).toHaveValue('70 174 06 05');
  });

  it.each([
    ['sv-SE', '+46'],
    ['nb-NO', '+47'],
    ['da-DK', '+45'],
    ['en-GB', '+46'],
  ])('begins with the code of the language %s', (locale, code) => {
    renderWithTheme(<Phone />, { theme: { locale } });
    expect(chooser()).toHaveTextContent(code);
  });

  it('gives a plus sign and digits for what is typed, and groups it when it is left', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Phone onValueChange={onValueChange} />);
    await userEvent.type(number(), '070-1740605');
    expect(onValueChange).toHaveBeenLastCalledWith('+46701740605');
    expect(number()).toHaveValue('070-1740605');
    await userEvent.tab();
    expect(number()).toHaveValue('70 174 06 05');
  });

  it('gives the number of the other country once that is chosen', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Phone value="+4640612345" onValueChange={onValueChange} />);
    await userEvent.click(chooser());
    await userEvent.click(screen.getByRole('option', { name: 'Norway +47' }));
    expect(onValueChange).toHaveBeenLastCalledWith('+4740612345');
    expect(chooser()).toHaveTextContent('+47');
  });

  it('takes the country code from a number that is typed with one', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Phone onValueChange={onValueChange} />);
    await userEvent.type(number(), '+45 20123456');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('+4520123456');
    expect(chooser()).toHaveTextContent('+45');
    expect(number()).toHaveValue('20 12 34 56');
  });

  it('leaves numbers of other countries as they are written', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Phone defaultCountryCode="" onValueChange={onValueChange} />);
    await userEvent.type(number(), '+358 40 1234567');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('+358401234567');
    expect(chooser()).toHaveAccessibleName('Country code: Other country');
  });

  it('shows a value that comes from outside', async () => {
    renderWithTheme(<Phone value="+46701740605" />);
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(chooser()).toHaveTextContent('+45');
    expect(number()).toHaveValue('20 12 34 56');
  });

  it('keeps the chosen country while the number is taken away', async () => {
    renderWithTheme(<Phone value="+4740612345" />);
    await userEvent.clear(number());
    await userEvent.tab();
    expect(chooser()).toHaveTextContent('+47');
  });

  it('names the countries in the language of the reader', async () => {
    renderWithTheme(<Phone />, { theme: { locale: 'sv-SE' } });
    await userEvent.click(chooser());
    expect(screen.getByRole('option', { name: 'Danmark +45' })).toBeInTheDocument();
  });

  it('sends the whole number with a form', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Phone value="+4740612345" name="phone" />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('phone')).toBe('+4740612345');
  });
});
