import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { TimePicker } from './TimePicker.tsx';
import { nextMinute } from './times.ts';

describeComponent<HTMLDivElement>(
  'TimePicker',
  (props) => <TimePicker label="Arrival" hint="Local time" error="Wrong" defaultValue="09:00" {...props} />,
  { propsReach: 'control' },
);

const group = () => screen.getByRole('group', { name: /Arrival/ });
const parts = () => screen.getAllByRole('spinbutton');
const minute = () => parts()[1];

describe('TimePicker', () => {
  it.each(['sv-SE', 'en-GB', 'nb-NO', 'da-DK', 'en-US'])('writes times of %s alike, by the 24-hour clock', (locale) => {
    renderWithTheme(<TimePicker label="Arrival" defaultValue="14:05" />, { theme: { locale } });
    expect(group().textContent.replaceAll(/[\u2066-\u2069]/gu, '')).toBe('14:05');
    expect(parts()).toHaveLength(2);
  });

  it('gives HH:mm once both parts are typed', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<TimePicker label="Arrival" onValueChange={onValueChange} />);
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('07');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('45');
    expect(onValueChange).toHaveBeenLastCalledWith('07:45');
  });

  it('is no time while it is half written, and empty once it is left so', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<TimePicker label="Arrival" defaultValue="09:10" onValueChange={onValueChange} />);
    act(() => minute()?.focus());
    await userEvent.keyboard('{Backspace}{Backspace}');
    act(() => minute()?.blur());
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(minute()).toHaveAttribute('aria-valuetext', 'Empty');
  });

  it.each([
    ['07:00', '06:59', 'Enter 07:00 or later.'],
    ['07:00', '18:01', 'Enter 18:00 or earlier.'],
    ['07:00', '09:10', 'Enter a time in steps of 15 minutes.'],
    ['07:00', '18:00', ''],
  ])('keeps a time and says what it may be: from %s, %s', (min, value, problem) => {
    renderWithTheme(<TimePicker label="Arrival" min={min} max="18:00" step={15} defaultValue={value} />);
    expect(group()).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(screen.queryByText(/^Enter/) !== null).toBe(problem !== '');
    expect(minute()?.getAttribute('aria-invalid')).toBe(problem === '' ? null : 'true');
  });

  it('goes from step to step by the arrow keys', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<TimePicker label="Arrival" step={15} defaultValue="09:10" onValueChange={onValueChange} />);
    act(() => minute()?.focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(onValueChange.mock.calls.flat()).toEqual(['09:15', '09:30', '09:15']);
    act(() => parts()[0]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith('10:15');
  });

  it('gives the focus to the hour when its label is pressed', async () => {
    renderWithTheme(<TimePicker label="Arrival" />);
    await userEvent.click(screen.getByText('Arrival'));
    expect(parts()[0]).toHaveFocus();
  });

  it('keeps what is being saved', () => {
    renderWithTheme(
      <ReadOnlyContext value>
        <TimePicker label="Arrival" isClearable defaultValue="09:00" />
      </ReadOnlyContext>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(parts()[0]).toHaveAttribute('aria-readonly', 'true');
  });
});

describe('isClearable', () => {
  it('takes the time away and leaves the focus in the field', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<TimePicker label="Arrival" isOptional defaultValue="09:00" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange.mock.calls).toEqual([['']]);
    expect(parts()[0]).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('value', () => {
  it('is kept by the page where it is given', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<TimePicker label="Arrival" value="09:00" onValueChange={onValueChange} />);
    act(() => minute()?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange.mock.calls).toEqual([['09:01']]);
    expect(minute()).toHaveTextContent('00');
  });
});

describe('name', () => {
  it('sends the time when Enter sends the form', async () => {
    let sent: FormDataEntryValue | null = null;
    renderWithTheme(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent = new FormData(event.currentTarget).get('from');
        }}
      >
        <TimePicker label="Arrival" name="from" defaultValue="09:00" />
      </form>,
    );
    act(() => minute()?.focus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(sent).toBe('09:01');
  });
});

describe('nextMinute', () => {
  it.each([
    [undefined, 15, 1, 0],
    [undefined, 15, -1, 45],
    [45, 15, 1, 0],
    [0, 15, -1, 45],
    [50, 15, 1, 0],
    [50, 15, -1, 45],
    [0, 25, -1, 50],
  ] as const)('leads from %s by %s in direction %s to %s', (minuteNow, step, direction, next) => {
    expect(nextMinute(minuteNow, step, direction)).toBe(next);
  });
});
