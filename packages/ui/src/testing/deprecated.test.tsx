import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckboxCard } from '../components/CheckboxCard/CheckboxCard.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { renderWithTheme } from './renderWithTheme.tsx';

describe('Names of before 0.2.0 work until 1.0.0', () => {
  it('onChange of fields that give a value, as the field of a Controller brings it', async () => {
    const field = { name: 'phone', value: '', onChange: jest.fn() };
    renderWithTheme(<PhoneField label="Phone" {...field} />);
    await userEvent.type(screen.getByRole('textbox'), '7');
    expect(field.onChange.mock.calls).toEqual([['+467']]);
  });

  it('isChecked of a CheckboxCard', async () => {
    const old = { isChecked: true };
    renderWithTheme(<CheckboxCard title="Purchaser" {...old} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
