import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from '../components/Button/Button.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { Dropdown } from '../components/Dropdown/Dropdown.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import type { UploadedFile } from '../components/FileDrop/useUploads.ts';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TimePicker } from '../components/TimePicker/TimePicker.tsx';
import { fetchOverlays } from './fetchOverlays.ts';
import { renderWithTheme } from './renderWithTheme.tsx';
import { useCheckedField, useValueField } from '../behavior/reactHookForm.ts';

interface Order {
  language: 'sv' | 'no' | undefined;
  size: 'small' | 'large' | undefined;
  sites: string[];
  day: string;
  time: string;
  phone: string;
  files: readonly UploadedFile<string>[];
  isUrgent: boolean;
}

const empty: Order = {
  language: undefined,
  size: undefined,
  sites: [],
  day: '',
  time: '',
  phone: '',
  files: [],
  isUrgent: false,
};
const languages = [
  { value: 'sv', label: 'Swedish' },
  { value: 'no', label: 'Norwegian' },
] as const;
const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;
const sites = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'malmo', label: 'Malmö' },
];

function OrderForm({ values = empty, onSend }: { values?: Order; onSend: (order: Order) => void }) {
  const { control, handleSubmit } = useForm<Order>({ defaultValues: values });
  const required = (message: string) => ({ rules: { required: message } });
  const language = useValueField({ control, name: 'language', ...required('Choose a language.') });
  const size = useValueField({
    control,
    name: 'size',
    rules: { required: true },
    errorText: ({ type }) => `Size: ${type}`,
  });
  const chosenSites = useValueField({ control, name: 'sites' });
  const day = useValueField({ control, name: 'day', ...required('Choose a day.') });
  const time = useValueField({ control, name: 'time', ...required('Choose a time.') });
  const phone = useValueField({ control, name: 'phone', ...required('Enter a number.') });
  const files = useValueField({ control, name: 'files' });
  const isUrgent = useCheckedField({ control, name: 'isUrgent', ...required('It has to be urgent.') });
  return (
    <form onSubmit={handleSubmit((order) => onSend(order))}>
      <Dropdown label="Language" options={languages} {...language} />
      <RadioGroup label="Size" options={sizes} {...size} />
      <MultiSelect label="Sites" options={sites} {...chosenSites} />
      <DatePicker label="Day" {...day} />
      <TimePicker label="Time" {...time} />
      <PhoneField label="Phone" {...phone} />
      <FileDrop label="Files" upload={async ({ name }) => name} {...files} />
      <Switch {...isUrgent}>Urgent</Switch>
      <Button type="submit">Send</Button>
    </form>
  );
}

beforeAll(fetchOverlays);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const full: Order = {
  ...empty,
  language: 'sv',
  size: 'small',
  day: '2024-11-21',
  time: '09:00',
  phone: '+46701740605',
  isUrgent: true,
};

describe('A form of react-hook-form', () => {
  it('holds the fields of the kit without anything between', async () => {
    const onSend = jest.fn();
    renderWithTheme(<OrderForm values={{ ...full, isUrgent: false }} onSend={onSend} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(screen.getByRole('option', { name: 'Norwegian' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }));
    await userEvent.click(screen.getByRole('option', { name: 'Oslo' }));
    await userEvent.click(screen.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('1045');
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await userEvent.click(screen.getByRole('button', { name: /22/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '701740606');
    await userEvent.upload(screen.getByLabelText(/Files/), new File(['a'], 'a.txt'));
    await screen.findByText('a.txt');
    await userEvent.click(screen.getByRole('switch', { name: 'Urgent' }));
    await send();
    expect(onSend).toHaveBeenCalledWith({
      language: 'no',
      size: 'large',
      sites: ['oslo'],
      day: '2024-11-22',
      time: '10:45',
      phone: '+46701740606',
      files: [expect.objectContaining({ name: 'a.txt', result: 'a.txt' })],
      isUrgent: true,
    });
  });

  it('says what is wrong at each field', async () => {
    renderWithTheme(<OrderForm onSend={() => undefined} />);
    await send();
    for (const text of [
      'Choose a language.',
      'Size: required',
      'Choose a day.',
      'Choose a time.',
      'Enter a number.',
      'It has to be urgent.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('It has to be urgent.');
  });

  it.each<[string, Partial<Order>, () => HTMLElement | undefined]>([
    ['a Dropdown', { language: undefined }, () => screen.getByRole('combobox', { name: 'Language' })],
    ['the first of some radio buttons', { size: undefined }, () => screen.getByRole('radio', { name: 'Small' })],
    ['the first part of a date', { day: '' }, () => screen.getAllByRole('spinbutton')[0]],
    ['the hour of a time', { time: '' }, () => screen.getAllByRole('spinbutton')[3]],
    ['a PhoneField', { phone: '' }, () => screen.getByRole('textbox', { name: 'Phone' })],
    ['a Switch', { isUrgent: false }, () => screen.getByRole('switch')],
  ])('gives %s the focus that must be mended', async (_field, missing, control) => {
    renderWithTheme(<OrderForm values={{ ...full, ...missing }} onSend={() => undefined} />);
    await send();
    expect(control()).toHaveFocus();
  });
});
