import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useValueField } from '../../behavior/reactHookForm.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ExampleForm, type Visit } from '../../testing/ExampleForm.tsx';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions, FormLayout, FormSection, FormWide } from './FormLayout.tsx';

describeComponent<HTMLFormElement>('FormLayout', (props) => <FormLayout {...props} />);
describeComponent<HTMLDivElement>('FormSection', (props) => <FormSection title="Who" {...props} />);
describeComponent<HTMLDivElement>('FormWide', (props) => <FormWide {...props} />);
describeComponent<HTMLDivElement>('FormActions', (props) => <FormActions start="Two left" {...props} />);

it('names a section by its title and describes it', () => {
  renderWithTheme(<FormSection title="Contact" description="Who the technician calls." />);
  expect(screen.getByRole('group', { name: 'Contact' })).toHaveAccessibleDescription('Who the technician calls.');
});

describe('a form of react-hook-form, without glue', () => {
  const summary = () => screen.queryByRole('group', { name: /need your attention/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('says what is missing once it is sent, with the focus on the summary', async () => {
    renderWithTheme(<ExampleForm onSend={() => undefined} />);
    expect(summary()).not.toBeInTheDocument();
    await send();
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(
      within(summary() ?? document.body)
        .getAllByRole('button')
        .map((line) => line.textContent),
    ).toEqual(['Enter a name.', 'Choose a day.', 'Say why.']);
  });

  it.each([
    ['Enter a name.', () => screen.getByRole('textbox', { name: 'Name' })],
    ['Choose a day.', () => screen.getAllByRole('spinbutton')[0]],
    ['Say why.', () => screen.getByRole('textbox', { name: 'Reason' })],
  ])('brings the focus from %p to its field', async (message, field) => {
    renderWithTheme(<ExampleForm onSend={() => undefined} />);
    await send();
    await userEvent.click(await screen.findByRole('button', { name: message }));
    expect(field()).toHaveFocus();
  });

  it('shows the error of a field once it has been left', async () => {
    renderWithTheme(<ExampleForm onSend={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '070');
    expect(screen.queryByText('The phone number has invalid format.')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('The phone number has invalid format.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
  });

  it('sends what every field holds', async () => {
    const onSend = jest.fn<undefined, [Visit]>();
    renderWithTheme(<ExampleForm onSend={onSend} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Elin Wallgren');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '070-174 06 05');
    await userEvent.type(screen.getByLabelText(/^Code/), 'skerry');
    const [day, , , workStart] = screen.getAllByRole('spinbutton');
    act(() => day?.focus());
    await userEvent.keyboard('21112024');
    act(() => workStart?.focus());
    await userEvent.keyboard('2511202426112024');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'New router');
    await userEvent.upload(screen.getByLabelText(/^Papers/), new File(['x'], 'card.pdf'));
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.lastCall?.[0]).toEqual({
      name: 'Elin Wallgren',
      secret: 'skerry',
      phone: '+46701740605',
      day: '2024-11-21',
      work: { start: '2024-11-25', end: '2024-11-26' },
      reason: 'New router',
      files: [expect.objectContaining({ name: 'card.pdf', result: 'stored card.pdf' })],
    });
  });

  it('shows its values, and shows them again when it starts over', async () => {
    const values: Visit = {
      name: 'Elin',
      secret: '',
      phone: '+4740612345',
      day: '2024-11-21',
      work: { start: '2024-11-25', end: '2024-11-26' },
      reason: 'Router',
      files: [{ id: '1', name: 'card.pdf', size: 10, result: '' }],
    };
    renderWithTheme(<ExampleForm onSend={() => undefined} values={values} />);
    const shown = () => [
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value,
      screen.getByRole('group', { name: 'Day' }).textContent,
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value,
      screen.getAllByRole('listitem').length,
      screen.getByText(/of 200/).textContent,
    ];
    const before = shown();
    expect(before).toEqual(['406 12 345', '21/11/2024', 'Router', 1, '6 of 200']);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Phone' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 's');
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(shown()).not.toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(shown()).toEqual(before));
  });
});

beforeAll(() => {
  // jsdom has none.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `id-${Math.random()}` });
});

describe('a form whose fields were registered in another order than they stand in', () => {
  interface Request {
    title: string;
    site: 'oslo' | undefined;
    day: string;
  }
  function RequestForm({ focuses = true }: { focuses?: boolean }) {
    const { control, register, handleSubmit, formState } = useForm<Request>({
      defaultValues: { title: '', site: undefined, day: '' },
      shouldFocusError: focuses,
    });
    const { errors } = formState;
    const day = useValueField({ control, name: 'day', rules: { required: 'Choose a day.' } });
    const site = useValueField({ control, name: 'site', rules: { required: 'Choose a site.' } });
    return (
      <FormLayout aria-label="Request" onSubmit={handleSubmit(() => undefined)}>
        <TextField label="Title" error={errors.title?.message} {...register('title', { required: 'Say what.' })} />
        <RadioGroup label="Site" options={[{ value: 'oslo', label: 'Oslo' }]} {...site} />
        <DatePicker label="Day" {...day} />
        <Button type="submit">Send</Button>
      </FormLayout>
    );
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('gives the focus to the first wrong one on the page', async () => {
    renderWithTheme(<RequestForm />);
    await send();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Router');
    await send();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Oslo' })).toHaveFocus());
    await userEvent.click(screen.getByRole('radio', { name: 'Oslo' }));
    await send();
    await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus());
  });

  it('leaves the focus where it is when the library is told to', async () => {
    renderWithTheme(<RequestForm focuses={false} />);
    await send();
    expect(await screen.findByText('Say what.')).toBeInTheDocument();
    // Two tasks later, as when the focus would be moved: nothing tells that it is not.
    await act(async () => new Promise((resolve) => setTimeout(() => setTimeout(() => setTimeout(resolve)))));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });
});
