import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { StepForm, type FormStep, type StepFormProps } from './StepForm.tsx';

type Step = 'who' | 'when' | 'why';
const steps: readonly FormStep<Step>[] = [
  { value: 'who', label: 'Who', href: '#who', content: <TextField label="Name" name="name" /> },
  { value: 'when', label: 'When', title: 'When do you come?', content: <TextField label="Day" name="day" /> },
  { value: 'why', label: 'Why', content: <TextField label="Reason" name="reason" /> },
];
const form = (props: Partial<StepFormProps<Step>> = {}) => <StepForm steps={steps} {...props} />;
describeComponent<HTMLDivElement>('StepForm', (props) =>
  form({ summary: 'Chosen', summaryLabel: 'Summary', ...props }),
);

const heading = (name: string) => screen.getByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('StepForm', () => {
  it('shows the first step, without a way back, and leaves the focus where it is', () => {
    renderWithTheme(form());
    expect(screen.getByRole('form', { name: 'Who' })).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.body).toHaveFocus();
  });

  it('gives the heading of the next step the focus', async () => {
    renderWithTheme(form());
    await press('Continue');
    expect(heading('When do you come?')).toHaveFocus();
    expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')[1]).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '#who');
  });

  it('keeps what was written, also where it is not shown', async () => {
    renderWithTheme(form());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('name')).toBe('Ada');
    await press('Who');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    expect(heading('Who')).toHaveFocus();
  });

  it('sends from the last step', async () => {
    const onFinish = jest.fn();
    renderWithTheme(form({ defaultValue: 'why', onFinish, finishLabel: 'Order' }));
    await press('Order');
    expect(onFinish).toHaveBeenCalledTimes(1);
    expect(heading('Why')).toBeInTheDocument();
  });
});

describe('onNext', () => {
  it('stays where it gives false', async () => {
    const onNext = jest.fn(() => false);
    renderWithTheme(form({ onNext }));
    await press('Continue');
    expect(onNext.mock.calls).toEqual([['who']]);
    expect(heading('Who')).toBeInTheDocument();
  });

  it('waits for what is saved, once, and lets nothing be changed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const onNext = jest.fn(() => promise);
    renderWithTheme(form({ onNext }));
    await press('Continue');
    await press('Continue');
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await act(async () => resolve(undefined));
    expect(heading('When do you come?')).toHaveFocus();
  });

  it('says that it was not saved, keeps what was written, and can be tried again', async () => {
    const onNext = jest.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValueOnce(undefined);
    renderWithTheme(form({ onNext }));
    await userEvent.type(screen.getByRole('textbox'), 'Ada');
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    await press('Continue');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('summaryLine', () => {
  it('stands before the buttons', () => {
    renderWithTheme(form({ summary: 'Chosen', summaryLine: '4 people on Tuesday' }));
    const line = screen.getByText('4 people on Tuesday');
    expect(line.nextElementSibling).not.toBeNull();
    expect(line.parentElement).toContainElement(screen.getByRole('button', { name: 'Continue' }));
  });

  it('is left out where there is none', () => {
    renderWithTheme(form());
    expect(screen.getByRole('button', { name: 'Continue' }).parentElement?.children).toHaveLength(2);
  });
});

describe('value', () => {
  it('is kept by the page where it is given, and moves the focus when it changes', async () => {
    const onValueChange = jest.fn();
    const { rerender } = renderWithTheme(form({ value: 'who', onValueChange }));
    await press('Continue');
    expect(onValueChange.mock.calls).toEqual([['when']]);
    expect(heading('Who')).toBeInTheDocument();
    rerender(form({ value: 'why', onValueChange }));
    expect(heading('Why')).toHaveFocus();
  });

  it('shows the first step for one that there is not', () => {
    renderWithTheme(form({ value: 'nonsense' as Step }));
    expect(heading('Who')).toBeInTheDocument();
  });
});
