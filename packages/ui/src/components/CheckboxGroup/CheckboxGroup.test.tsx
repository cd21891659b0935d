import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const options = [
  { value: 'mail', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
  { value: 'portal', label: 'Portal', disabled: true },
] as const;

function Channels(props: Partial<CheckboxGroupProps<string>>) {
  return <CheckboxGroup label="Channels" options={options} {...props} />;
}

describeComponent<HTMLFieldSetElement>('CheckboxGroup', (props) => <Channels {...props} />);

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('CheckboxGroup', () => {
  it('is a group with the name of its label, described by hint and error', async () => {
    renderWithTheme(<Channels hint="One or more." error="Choose one." />);
    expect(screen.getByRole('group', { name: 'Channels' })).toHaveAccessibleDescription('One or more. Choose one.');
    expect(box('E-mail')).toBeInvalid();
    expect(await findViolations()).toEqual([]);
  });

  it('gives all that are ticked, in the order of the options', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Channels onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('Text message'));
    await userEvent.click(screen.getByText('E-mail'));
    await userEvent.click(screen.getByText('Text message'));
    expect(onValueChange.mock.calls).toEqual([[['sms']], [['mail', 'sms']], [['mail']]]);
  });

  it('changes nothing while what is around it is saved', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <ReadOnlyContext value>
        <Channels onValueChange={onValueChange} hasSelectAll />
      </ReadOnlyContext>,
    );
    await userEvent.click(box('E-mail'));
    await userEvent.click(box('Select all'));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(box('E-mail')).not.toBeChecked();
  });
});

it('gives its values to what a MultiSelect gives its own to', async () => {
  const keep = jest.fn<undefined, [string[]]>();
  renderWithTheme(
    <>
      <Channels onValueChange={keep} />
      <MultiSelect label="More" options={[{ value: 'fax', label: 'Fax' }]} onValueChange={keep} />
    </>,
  );
  await userEvent.click(box('E-mail'));
  expect(keep.mock.lastCall).toEqual([['mail']]);
});

describe('CheckboxGroup value', () => {
  it('is kept by the page where it is given', async () => {
    renderWithTheme(<Channels value={['sms']} />);
    await userEvent.click(box('E-mail'));
    expect(box('E-mail')).not.toBeChecked();
    expect(box('Text message')).toBeChecked();
  });
});

describe('CheckboxGroup name', () => {
  it('sends each that is ticked', () => {
    renderWithTheme(
      <form data-testid="form">
        <Channels name="channel" defaultValue={['mail', 'sms']} hasSelectAll />
      </form>,
    );
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('channel')).toEqual(['mail', 'sms']);
  });
});

describe('CheckboxGroup hasSelectAll', () => {
  it('ticks what can be ticked, then unticks it', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Channels hasSelectAll defaultValue={['mail']} onValueChange={onValueChange} />);
    expect(box('Select all')).toBePartiallyChecked();
    await userEvent.click(box('Select all'));
    expect(onValueChange).toHaveBeenLastCalledWith(['mail', 'sms']);
    expect(box('Select all')).toBePartiallyChecked();
    await userEvent.click(box('Select all'));
    expect(onValueChange).toHaveBeenLastCalledWith([]);
    expect(box('Select all')).not.toBePartiallyChecked();
  });

  it('leaves what is disabled as it is', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Channels hasSelectAll defaultValue={['mail', 'sms', 'portal']} onValueChange={onValueChange} />);
    expect(box('Select all')).toBeChecked();
    await userEvent.click(box('Select all'));
    expect(onValueChange).toHaveBeenLastCalledWith(['portal']);
  });
});
