import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxCard } from '../components/CheckboxCard/CheckboxCard.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { RoleCardGrid } from '../components/RoleCardGrid/RoleCardGrid.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TagInput } from '../components/TagInput/TagInput.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TimePicker } from '../components/TimePicker/TimePicker.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { fetchOverlays } from './fetchOverlays.ts';
import { renderWithTheme } from './renderWithTheme.tsx';

beforeAll(fetchOverlays);

interface Saving {
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}
const options = [
  { value: 'sv', label: 'Swedish' },
  { value: 'no', label: 'Norwegian' },
] as const;
const label = 'Field';
const fields: Readonly<Record<string, (saving: Saving) => ReactElement>> = {
  Checkbox: (saving) => <Checkbox {...saving}>{label}</Checkbox>,
  CheckboxCard: (saving) => <CheckboxCard {...saving} title={label} />,
  CheckboxGroup: (saving) => <CheckboxGroup {...saving} label={label} options={options} />,
  Combobox: (saving) => <Combobox {...saving} label={label} loadOptions={async () => options} />,
  DatePicker: (saving) => <DatePicker {...saving} label={label} />,
  DateRangePicker: (saving) => <DateRangePicker {...saving} label={label} />,
  Dropdown: (saving) => <Dropdown {...saving} label={label} options={options} />,
  FileDrop: (saving) => <FileDrop {...saving} label={label} upload={async () => 'file'} />,
  MultiSelect: (saving) => <MultiSelect {...saving} label={label} options={options} />,
  NumberField: (saving) => <NumberField {...saving} label={label} />,
  OneTimeCodeField: (saving) => <OneTimeCodeField {...saving} label={label} />,
  PasswordField: (saving) => <PasswordField {...saving} label={label} autoComplete="new-password" />,
  PhoneField: (saving) => <PhoneField {...saving} label={label} />,
  RadioGroup: (saving) => <RadioGroup {...saving} label={label} options={options} />,
  SearchField: (saving) => <SearchField {...saving} label={label} />,
  SegmentedControl: (saving) => <SegmentedControl {...saving} label={label} options={options} />,
  Select: (saving) => <Select {...saving} label={label} options={options} />,
  Switch: ({ disabled, readOnly }) => (
    <Switch {...(disabled && { disabled })} isUpdating={readOnly === true}>
      {label}
    </Switch>
  ),
  TagInput: (saving) => <TagInput {...saving} label={label} />,
  TextArea: (saving) => <TextArea {...saving} label={label} />,
  TextField: (saving) => <TextField {...saving} label={label} />,
  TimePicker: (saving) => <TimePicker {...saving} label={label} />,
};
const names = Object.keys(fields);
const fieldOf = (name: string, saving: Saving) => <ThemeProvider>{fields[name]?.(saving)}</ThemeProvider>;
/** What the console is told is delivered after the change. */
const settled = () => act(async () => Promise.resolve());

describe('A field that has the focus while it is saved', () => {
  it.each(names)('%s keeps it with `readOnly`, and nothing is warned of', async (name) => {
    const { rerender } = renderWithTheme(fieldOf(name, {}));
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused).not.toBe(document.body);
    rerender(fieldOf(name, { readOnly: true }));
    await settled();
    expect(focused).toBeInTheDocument();
    expect(focused).toBeEnabled();
    expect(focused).toHaveFocus();
  });

  it.each(names)('%s is named by the console in development where it becomes `disabled`', async (name) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { rerender } = renderWithTheme(fieldOf(name, {}));
    await userEvent.tab();
    rerender(fieldOf(name, { disabled: true }));
    await settled();
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('give it `readOnly`')]);
    warn.mockRestore();
  });

  it('is not warned of where the focus is elsewhere', async () => {
    const { rerender } = renderWithTheme(fieldOf('TextField', {}));
    rerender(fieldOf('TextField', { disabled: true }));
    await settled();
    expect(screen.getByRole('textbox')).toBeDisabled();
  });
});

const roles = [{ id: 'sv', name: 'Swedish' }];

describe('A choice that is read only', () => {
  it.each<[string, ReactElement, string]>([
    ['Checkbox', <Checkbox readOnly>Swedish</Checkbox>, 'checkbox'],
    ['CheckboxCard', <CheckboxCard readOnly title="Swedish" />, 'checkbox'],
    ['CheckboxGroup', <CheckboxGroup readOnly label={label} options={options} />, 'checkbox'],
    ['RoleCardGrid', <RoleCardGrid readOnly label={label} roles={roles} />, 'checkbox'],
    ['RadioGroup', <RadioGroup readOnly label={label} options={options} />, 'radio'],
    ['SegmentedControl', <SegmentedControl readOnly label={label} options={options} />, 'radio'],
  ])('%s stays as it is', async (_name, field, role) => {
    renderWithTheme(field);
    const choice = screen.getByRole(role, { name: 'Swedish' });
    await userEvent.click(choice);
    expect(choice).not.toBeChecked();
    expect(choice).toBeEnabled();
  });

  it('FileDrop takes no file, and gives none away', async () => {
    const stored = { id: '1', name: 'a.txt', size: 1, result: 'file-1' };
    const change = jest.fn();
    renderWithTheme(
      <FileDrop readOnly label={label} value={[stored]} onValueChange={change} upload={async () => 'file-2'} />,
    );
    await userEvent.upload(screen.getByLabelText(/Field/), new File(['b'], 'b.txt'));
    await userEvent.click(screen.getByRole('button', { name: /a\.txt/ }));
    expect(change).not.toHaveBeenCalled();
    expect(screen.queryByText('b.txt')).not.toBeInTheDocument();
  });
});
