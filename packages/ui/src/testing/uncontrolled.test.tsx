import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxCard } from '../components/CheckboxCard/CheckboxCard.tsx';
import { Combobox } from '../components/Combobox/Combobox.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
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
  { value: 'sv', label: 'Swedish' },
  { value: 'no', label: 'Norwegian' },
] as const;
const roles = [
  { id: 'sv', name: 'Swedish' },
  { id: 'no', name: 'Norwegian' },
];
const stored = { id: '1', name: 'a.txt', size: 1, result: 'file-1' };

function posted(): string {
  const form = screen.getByRole<HTMLFormElement>('form');
  return [...new FormData(form)]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    .join(' ');
}

const pick = (name: string) => async () => {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name }));
};
const click = (name: string) => () => userEvent.click(screen.getByText(name));
const shared = { label: 'Field', name: 'field' };

describe('A form posts what stands in fields that keep it themselves', () => {
  it.each<[string, ReactElement, () => Promise<void>, string, string]>([
    ['Select', <Select {...shared} options={options} defaultValue="sv" />, pick('Norwegian'), 'sv', 'no'],
    ['Dropdown', <Dropdown {...shared} options={options} defaultValue="sv" />, pick('Norwegian'), 'sv', 'no'],
    ['RadioGroup', <RadioGroup {...shared} options={options} defaultValue="sv" />, click('Norwegian'), 'sv', 'no'],
    [
      'SegmentedControl',
      <SegmentedControl {...shared} options={options} defaultValue="sv" />,
      click('Norwegian'),
      'sv',
      'no',
    ],
    [
      'SearchField',
      <SearchField {...shared} defaultValue="s" />,
      () => userEvent.type(screen.getByRole('searchbox'), 'v'),
      's',
      'sv',
    ],
    [
      'PhoneField',
      <PhoneField {...shared} defaultValue="+467017406" />,
      () => userEvent.type(screen.getByRole('textbox'), '05'),
      '+467017406',
      '+46701740605',
    ],
    [
      'DatePicker',
      <DatePicker {...shared} defaultValue="2024-11-21" />,
      async () => {
        await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
        await userEvent.click(screen.getByRole('button', { name: /22/ }));
      },
      '2024-11-21',
      '2024-11-22',
    ],
    [
      'TimePicker',
      <TimePicker {...shared} defaultValue="09:00" />,
      async () => {
        await userEvent.click(screen.getByText('Field'));
        await userEvent.keyboard('{ArrowUp}');
      },
      '09:00',
      '10:00',
    ],
  ])('%s', async (_name, field, change, before, after) => {
    renderWithTheme(<form aria-label="Form">{field}</form>);
    expect(posted()).toBe(`field=${before}`);
    await change();
    expect(posted()).toBe(`field=${after}`);
  });

  it.each<[string, ReactElement, () => Promise<void>, string, string]>([
    [
      'MultiSelect',
      <MultiSelect {...shared} options={options} defaultValue={['sv']} />,
      pick('Norwegian'),
      'field=sv',
      'field=sv field=no',
    ],
    [
      'RoleCardGrid',
      <RoleCardGrid {...shared} roles={roles} defaultValue={['sv']} />,
      click('Norwegian'),
      'field=sv',
      'field=sv field=no',
    ],
    [
      'Tree',
      <Tree {...shared} items={options} selection="multiple" defaultValue={['sv']} />,
      click('Norwegian'),
      'field=sv',
      'field=sv field=no',
    ],
    [
      'TagInput',
      <TagInput {...shared} defaultValue={['sv']} />,
      () => userEvent.type(screen.getByRole('textbox'), 'no{Enter}'),
      'field=sv',
      'field=sv field=no',
    ],
    ['Switch', <Switch name="field">Active</Switch>, click('Active'), '', 'field=on'],
    [
      'Checkbox',
      <Checkbox name="field" defaultChecked>
        Active
      </Checkbox>,
      click('Active'),
      'field=on',
      '',
    ],
    ['CheckboxCard', <CheckboxCard name="field" title="Active" />, click('Active'), '', 'field=on'],
    [
      'DateRangePicker',
      <DateRangePicker {...shared} defaultValue={{ start: '2024-11-21', end: '2024-11-22' }} isClearable />,
      async () => {
        await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
        await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
      },
      'fieldStart=2024-11-21 fieldEnd=2024-11-22',
      'fieldStart= fieldEnd=',
    ],
    [
      'FileDrop',
      <FileDrop {...shared} defaultValue={[stored]} upload={async () => 'file-2'} />,
      async () => {
        await userEvent.upload(screen.getByLabelText(/Field/), new File(['b'], 'b.txt'));
        await screen.findByText('b.txt');
      },
      'field=file-1',
      'field=file-1 field=file-2',
    ],
    [
      'Combobox',
      <Combobox {...shared} defaultValue={options[0]} loadOptions={async () => [options[1]]} delay={0} />,
      async () => {
        await userEvent.type(screen.getByRole('combobox'), 'n');
        await userEvent.click(await screen.findByRole('option', { name: 'Norwegian' }));
      },
      'field=sv',
      'field=no',
    ],
  ])('%s', async (_name, field, change, before, after) => {
    renderWithTheme(<form aria-label="Form">{field}</form>);
    expect(posted()).toBe(before);
    await change();
    expect(posted()).toBe(after);
  });
});
