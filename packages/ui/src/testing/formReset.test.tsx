import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, SyntheticEvent } from 'react';
import { CheckboxCard } from '../components/CheckboxCard/CheckboxCard.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { InlineEdit } from '../components/InlineEdit/InlineEdit.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { RoleCardGrid } from '../components/RoleCardGrid/RoleCardGrid.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TagInput } from '../components/TagInput/TagInput.tsx';
import { TimePicker } from '../components/TimePicker/TimePicker.tsx';
import { Tree } from '../components/Tree/Tree.tsx';
import { fetchOverlays } from './fetchOverlays.ts';
import { renderWithTheme } from './renderWithTheme.tsx';

beforeAll(fetchOverlays);

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const roles = options.map(({ value, label }) => ({ id: value, name: label }));
const towns = async () => options;

const press = (role: string, name?: string) => userEvent.click(screen.getByRole(role, name ? { name } : {}));
const write = async (role: string, text: string) => {
  await userEvent.clear(screen.getByRole(role));
  await userEvent.type(screen.getByRole(role), text);
};
const chooseBeta = async () => {
  await press('combobox');
  await press('option', 'Beta');
};
const typeDay = async (digits: string) => {
  act(() => screen.getAllByRole('spinbutton')[0]?.focus());
  await userEvent.keyboard(digits);
};
const attach = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};
const upload = async (file: File) => file.name;

const fields: readonly [name: string, field: ReactElement, change: () => Promise<void>][] = [
  ['Select', <Select label="F" name="f" options={options} defaultValue="a" />, chooseBeta],
  ['Dropdown', <Dropdown label="F" name="f" options={options} defaultValue="a" />, chooseBeta],
  ['MultiSelect', <MultiSelect label="F" name="f" options={options} defaultValue={['a']} />, chooseBeta],
  [
    'Combobox',
    <Combobox label="F" name="f" loadOptions={towns} delay={0} defaultValue={options[0]} />,
    async () => {
      await write('combobox', 'B');
      await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
    },
  ],
  ['DatePicker', <DatePicker label="F" name="f" defaultValue="2024-11-21" />, () => typeDay('05122024')],
  [
    'DateRangePicker',
    <DateRangePicker label="F" name="f" defaultValue={{ start: '2024-11-04', end: '2024-11-21' }} />,
    () => typeDay('05112024'),
  ],
  ['TimePicker', <TimePicker label="F" name="f" defaultValue="09:00" />, () => typeDay('1130')],
  [
    'Tree',
    <Tree label="F" name="f" items={options} selection="multiple" defaultValue={['a']} />,
    () => press('treeitem', 'Beta'),
  ],
  ['NumberField', <NumberField label="F" name="f" defaultValue={100} />, () => write('textbox', '250{Tab}')],
  ['PhoneField', <PhoneField label="F" name="f" defaultValue="+46701740605" />, () => write('textbox', '1234567')],
  ['OneTimeCodeField', <OneTimeCodeField label="F" name="f" defaultValue="12" />, () => write('textbox', '345')],
  ['SearchField', <SearchField label="F" name="f" defaultValue="a" />, () => write('searchbox', 'b')],
  ['TagInput', <TagInput label="F" name="f" defaultValue={['a']} />, () => write('textbox', 'b{Enter}')],
  ['Switch', <Switch name="f">F</Switch>, () => press('switch')],
  ['RadioGroup', <RadioGroup label="F" name="f" options={options} defaultValue="a" />, () => press('radio', 'Beta')],
  [
    'SegmentedControl',
    <SegmentedControl label="F" name="f" options={options} defaultValue="a" />,
    () => press('radio', 'Beta'),
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup label="F" name="f" options={options} defaultValue={['a']} />,
    () => press('checkbox', 'Beta'),
  ],
  [
    'RoleCardGrid',
    <RoleCardGrid label="F" name="f" roles={roles} defaultValue={['a']} />,
    () => press('checkbox', 'Beta'),
  ],
  ['CheckboxCard', <CheckboxCard title="F" name="f" defaultChecked />, () => press('checkbox')],
  [
    'FileDrop',
    <FileDrop label="F" name="f" upload={upload} />,
    async () => {
      attach(new File(['1'], 'plan.pdf'));
      await screen.findByRole('button', { name: /plan\.pdf/ });
    },
  ],
];

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => [...new FormData(form()).entries()].filter(([, value]) => typeof value === 'string');

function inForm(field: ReactElement, onReset?: (event: SyntheticEvent) => void) {
  return (
    <form aria-label="Form" onReset={onReset}>
      {field}
      <button type="reset">Reset</button>
    </form>
  );
}

describe('The reset of a form', () => {
  it.each(fields)('brings back what a %s held at first', async (_, field, change) => {
    renderWithTheme(inForm(field));
    const first = sent();
    const shown = form().textContent;
    await change();
    await waitFor(() => expect(sent()).not.toEqual(first));
    await press('button', 'Reset');
    await waitFor(() => expect(sent()).toEqual(first));
    await waitFor(() => expect(form()).toHaveTextContent(shown.trim().replaceAll(/\s+/g, ' ')));
    // And it goes on from there.
    await change();
    await waitFor(() => expect(sent()).not.toEqual(first));
  });

  it('brings back the text of an InlineEdit, which sends none', async () => {
    renderWithTheme(inForm(<InlineEdit label="name" defaultValue="Old" />));
    await press('button', 'Old Edit name');
    await write('textbox', 'New{Enter}');
    await press('button', 'Reset');
    expect(await screen.findByText('Old')).toBeInTheDocument();
  });

  it('does nothing where somebody calls it off', async () => {
    renderWithTheme(inForm(<Switch name="f">F</Switch>, (event) => event.preventDefault()));
    await press('switch');
    await press('button', 'Reset');
    // One task later, as when the values would be brought back: nothing tells that it is not done.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(sent()).toEqual([['f', 'on']]);
  });

  it('leaves to its caller what the caller keeps, and goes on showing it', async () => {
    const onValueChange = jest.fn();
    const group = (value: 'a' | 'b') =>
      inForm(<RadioGroup label="F" name="f" options={options} value={value} onValueChange={onValueChange} />);
    const { rerender } = renderWithTheme(group('a'));
    rerender(group('b'));
    await press('button', 'Reset');
    await waitFor(() => expect(sent()).toEqual([['f', 'b']]));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('empties a day that was left half written', async () => {
    renderWithTheme(inForm(<DatePicker label="F" name="f" />));
    await typeDay('21');
    expect(screen.getByRole('group')).toHaveTextContent('21/mm/yyyy');
    await press('button', 'Reset');
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent('dd/mm/yyyy'));
  });

  it('empties what was typed and is no tag and the code of a country without digits', async () => {
    renderWithTheme(
      inForm(
        <>
          <TagInput label="Tags" />
          <PhoneField label="Phone" />
        </>,
      ),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'half');
    const code = screen.getByRole('combobox', { name: /Country code/ });
    await userEvent.click(code);
    await userEvent.click(screen.getByRole('option', { name: /47/ }));
    expect(code).toHaveTextContent('47');
    fireEvent.reset(form());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue(''));
    await waitFor(() => expect(code).toHaveTextContent('46'));
  });

  it('takes a file that is on its way off the list, and stops it', async () => {
    let signal: AbortSignal | undefined;
    renderWithTheme(
      inForm(
        <FileDrop
          label="F"
          upload={(_, options) => {
            ({ signal } = options);
            return new Promise(() => undefined);
          }}
        />,
      ),
    );
    attach(new File(['1'], 'plan.pdf'));
    expect(await screen.findByText('plan.pdf')).toBeInTheDocument();
    await press('button', 'Reset');
    await waitFor(() => expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument());
    expect(signal?.aborted).toBe(true);
  });
});
