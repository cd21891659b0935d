import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleFreezes } from '../DatePicker/exampleFreezes.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

const november = { start: '2024-11-11', end: '2024-11-21' };

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>(
  'DateRangePicker',
  (props) => (
    <DateRangePicker label="Period" error="Wrong" value={november} onValueChange={() => undefined} {...props} />
  ),
  { propsReach: 'control' },
);

function Period({ value: initial = november, onValueChange, ...props }: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangePicker
      label="Period"
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const openCalendar = () => userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
const day = (name: RegExp) => screen.getByRole('button', { name });

describe('DateRangePicker', () => {
  it('shows both days as the language writes them', () => {
    renderWithTheme(<Period />, { theme: { locale: 'nb-NO' } });
    expect(screen.getByRole('group', { name: 'Period' })).toHaveTextContent('11.11.2024–21.11.2024');
  });

  it('takes the first day with the first press and the last with the second, and closes', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Period onValueChange={onValueChange} />);
    await openCalendar();
    await userEvent.click(day(/Monday, 4 November 2024/));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(/Friday, 8 November 2024/));
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2024-11-04', end: '2024-11-08' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives ISO days for what is typed', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Period value={{ start: '', end: '' }} onValueChange={onValueChange} />);
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('0111202430112024');
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2024-11-01', end: '2024-11-30' });
  });

  it('names its parts by the day that they belong to', () => {
    renderWithTheme(<Period />);
    const names = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label') ?? '');
    expect(names[0]).toMatch(/From/);
    expect(names[3]).toMatch(/To/);
  });

  it('says when the days stand in the wrong order', () => {
    renderWithTheme(<Period value={{ start: '2024-11-21', end: '2024-11-11' }} />);
    expect(screen.getByText('The last day is before the first.')).toBeInTheDocument();
  });

  it('sends both days with a form', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Period name="period" />
      </form>,
    );
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...sent]).toEqual([
      ['periodStart', '2024-11-11'],
      ['periodEnd', '2024-11-21'],
    ]);
  });

  it('chooses a preset with one press', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <Period presets={[{ label: 'October', start: '2024-10-01', end: '2024-10-31' }]} onValueChange={onValueChange} />,
    );
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'October' }));
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2024-10-01', end: '2024-10-31' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('announces the freeze period that the range touches', () => {
    renderWithTheme(
      <Period value={{ start: '2024-12-10', end: '2025-01-20' }} freezePeriods={exampleFreezes} isFreezeSelectable />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Winter freeze, 16 Dec 2024');
  });

  it('takes no range through a freeze period where that is not allowed', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <Period
        value={{ start: '2024-12-05', end: '2024-12-06' }}
        freezePeriods={exampleFreezes}
        onValueChange={onValueChange}
      />,
    );
    await openCalendar();
    await userEvent.click(day(/14 December 2024/));
    await userEvent.click(day(/18 December 2024/));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
