import { act, screen, within } from '@testing-library/react';
import { IconCheck } from '@tabler/icons-react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleFreezes } from '../DatePicker/exampleFreezes.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import type { CalendarEvent } from './events.ts';
import { exampleEvents } from './exampleEvents.ts';
import type { CalendarView } from './period.ts';

const shared = {
  title: 'Planned works',
  events: exampleEvents,
  freezePeriods: exampleFreezes,
  today: '2024-11-21',
  timeZone: 'Europe/Stockholm',
};

describeComponent<HTMLElement>('Calendar', (props) => (
  <Calendar
    {...shared}
    view="month"
    date="2024-11-21"
    onViewChange={() => undefined}
    onDateChange={() => undefined}
    {...props}
  />
));

function Works({ view: initialView = 'month', date: initialDate = '2024-11-21', ...props }: Partial<CalendarProps>) {
  const [view, setView] = useState<CalendarView>(initialView);
  const [date, setDate] = useState(initialDate);
  return <Calendar {...shared} {...props} view={view} onViewChange={setView} date={date} onDateChange={setDate} />;
}

const anEvent: CalendarEvent = { id: '1', title: 'Delivery, GBG-4', start: '2024-11-21', icon: IconCheck };

const inJanuary = (event: CalendarEvent, index: number): CalendarEvent => ({
  ...event,
  start: `2025-01-0${2 + (index % 3)}`,
  end: `2025-01-0${2 + (index % 3)}`,
});

const day = (name: RegExp) => screen.getByRole('button', { name });

describe('Calendar', () => {
  it('lays six ISO weeks out from the current one and says what each day holds', () => {
    renderWithTheme(<Works />);
    const grid = screen.getByRole('grid', { name: 'Planned works' });
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map((week) => week.textContent),
    ).toEqual(['47', '48', '49', '50', '51', '52']);
    expect(day(/Thursday.* 21 November 2024, 1 event/)).toHaveAttribute('aria-current', 'date');
    expect(day(/22 November 2024, nothing planned/)).toBeInTheDocument();
    expect(day(/25 November 2024, nothing planned, Black Friday freeze/)).toBeInTheDocument();
  });

  it('is one stop for the Tab key, and arrow keys move from day to day', async () => {
    renderWithTheme(<Works />);
    expect(day(/20 November/)).toHaveAttribute('tabindex', '-1');
    act(() => day(/21 November/).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(day(/20 November/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(day(/27 November/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(day(/27 December/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(day(/\D3 January/)).toHaveFocus();
    expect(screen.getByText(/30 Dec 2024\s–\s9 Feb 2025/)).toBeInTheDocument();
  });

  it('goes into a day with Enter', async () => {
    const onEventPress = jest.fn();
    renderWithTheme(<Works date="2024-11-20" onEventPress={onEventPress} />);
    act(() => day(/20 November/).focus());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onEventPress).toHaveBeenCalledWith(expect.objectContaining({ title: 'Oslo optics' }));
  });

  it('goes six weeks on and back, and back to today', async () => {
    renderWithTheme(<Works />);
    await userEvent.click(screen.getByRole('button', { name: 'Next six weeks' }));
    expect(screen.getByText(/30 Dec 2024\s–\s9 Feb 2025/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous six weeks' }));
    expect(day(/21 November/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous six weeks' }));
    expect(screen.getByText(/7 Oct\s–\s17 Nov 2024/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByText(/18 Nov\s–\s29 Dec 2024/)).toBeInTheDocument();
  });

  it('shows a single day where that is offered, and goes on by days', async () => {
    renderWithTheme(<Works view="day" views={['month', 'day']} events={[anEvent]} freezePeriods={[]} />);
    expect(screen.getByText('Delivery, GBG-4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByText('Nothing is planned for this day.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.getByText('Delivery, GBG-4')).toBeInTheDocument();
  });

  it('keeps its weeks when a day of the next month is chosen, and takes the agenda beside it there', async () => {
    renderWithTheme(<Works hasAgenda />);
    await userEvent.click(day(/Thursday.* 5 December/));
    expect(screen.getByText(/18 Nov\s–\s29 Dec 2024/)).toBeInTheDocument();
    const agenda = screen.getByRole('region', { name: 'Agenda' });
    expect(within(agenda).getByRole('heading', { name: /Thu.? 5 Dec/ })).toHaveAttribute('data-chosen', 'true');
  });

  it('offers no other view where there is one alone', () => {
    renderWithTheme(<Works view="agenda" views={['agenda']} />);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says what is uncertain about an event', () => {
    const [event] = exampleEvents;
    renderWithTheme(<Works view="agenda" events={event ? [{ ...event, warning: 'The date may move.' }] : []} />);
    expect(screen.getByText('The date may move.')).toBeInTheDocument();
  });

  it('keeps search and filters where its events could not be loaded', () => {
    renderWithTheme(<Works toolbar={<input aria-label="Search" />} error="Nothing came." />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByText('Nothing came.')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('shows an event on each of its days with the time that lies on it', () => {
    renderWithTheme(<Works date="2024-12-12" />);
    expect(screen.getByText('from 23:00')).toBeInTheDocument();
    expect(screen.getByText('to 04:00')).toBeInTheDocument();
    expect(screen.getAllByText('22:00–24:00')).not.toHaveLength(0);
  });

  it('shows the rest of a full day in the agenda', async () => {
    renderWithTheme(<Works date="2024-12-01" />);
    expect(screen.queryByText('Aarhus optics')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^1 more on Thursday/ }));
    expect(screen.getByRole('radio', { name: 'Agenda' })).toBeChecked();
    expect(screen.getByText('Aarhus optics')).toBeInTheDocument();
  });

  it('makes events with an address links', () => {
    renderWithTheme(<Works />);
    expect(screen.getByRole('link', { name: /Göteborg core/ })).toHaveAttribute('href', '#goteborg-core');
  });

  it('steps by week in the week view', async () => {
    renderWithTheme(<Works view="week" />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    expect(screen.getByText(/^Week 47, /)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByText(/^Week 48, /)).toBeInTheDocument();
    expect(screen.getAllByText('Black Friday freeze')).toHaveLength(8);
  });

  it('moves between the days of a week by keys, also into the next week, and into the events of a day', async () => {
    renderWithTheme(<Works view="week" date="2024-11-21" />);
    expect(day(/^Thu 21 Nov,/)).toHaveAttribute('aria-current', 'date');
    expect(day(/^Fri 22 Nov,/)).toHaveAttribute('tabindex', '-1');
    act(() => day(/^Thu 21 Nov,/).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(day(/^Fri 22 Nov,/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(day(/^Sun 24 Nov,/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Week 48, /)).toBeInTheDocument();
    expect(day(/^Mon 25 Nov,/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    expect(day(/^Mon 18 Nov,/)).toHaveFocus();
  });

  it('says where an event is and what is asked of the reader in week and agenda, and both to those who hear the month', () => {
    const events = [{ ...anEvent, place: 'Gävle terminal', todo: 'Answer by 30 Nov' }];
    const { rerender } = renderWithTheme(<Works view="week" events={events} />);
    expect(screen.getByText('Gävle terminal')).toBeInTheDocument();
    expect(screen.getByText('Answer by 30 Nov')).toBeInTheDocument();
    rerender(<Works key="month" view="month" events={events} />);
    expect(screen.getAllByText(/, Gävle terminal$/)).not.toHaveLength(0);
    expect(screen.getAllByText(', Answer by 30 Nov')).not.toHaveLength(0);
  });

  it('says of a week that holds nothing when something is next, and leads there', async () => {
    renderWithTheme(<Works view="week" date="2024-12-26" events={exampleEvents.map(inJanuary)} />);
    expect(screen.getByText('Nothing is planned for this week.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Next: Thu.? 2 Jan$/ }));
    expect(screen.getByText(/^Week 1, /)).toBeInTheDocument();
    expect(screen.queryByText('Nothing is planned for this week.')).not.toBeInTheDocument();
  });

  it('says what is uncertain in the agenda beside the week, and by a sign in the week', () => {
    const delivery = { ...anEvent, start: '2024-11-21', warning: 'The date may move.' };
    renderWithTheme(<Works view="week" hasAgenda events={[delivery]} />);
    const agenda = screen.getByRole('region', { name: 'Agenda' });
    expect(within(agenda).getByText('The date may move.')).toBeInTheDocument();
    expect(screen.getAllByText('The date may move.')).toHaveLength(1);
    expect(screen.getAllByText(/, The date may move\./)).toHaveLength(1);
  });

  it('shows a shorter title in the month alone, and says the whole there too', () => {
    const events = [{ ...anEvent, shortTitle: 'Short' }];
    const { rerender } = renderWithTheme(<Works events={events} />);
    expect(screen.getByText('Short')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByText('Delivery, GBG-4')).not.toHaveLength(0);
    rerender(<Works key="week" view="week" events={events} />);
    expect(screen.queryByText('Short')).not.toBeInTheDocument();
  });

  it('puts what has times on the scale of hours of the week, and what lasts all day above it', () => {
    renderWithTheme(<Works view="week" date="2024-12-12" />);
    const placeOf = (name: string) => screen.getByText(name).closest('li')?.getAttribute('style');
    expect(placeOf('DNS resolvers')).toBe('--start: 2; --hours: 0.75; --lane: 0; --lanes: 1;');
    expect(placeOf('Delivery, GBG-4')).toBeNull();
  });

  it('has no hours in the week view where no event has a time', () => {
    const { rerender } = renderWithTheme(<Works view="week" date="2024-12-12" />);
    expect(screen.getByText('09:00')).toBeInTheDocument();
    const deliveries = exampleEvents.filter(({ title }) => title.startsWith('Delivery'));
    rerender(<Works view="week" date="2024-12-12" events={deliveries} />);
    expect(screen.queryByText('09:00')).not.toBeInTheDocument();
    expect(screen.getByText('Delivery, GBG-4')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  it('names a freeze period in the week view once over its days', () => {
    renderWithTheme(<Works view="week" date="2024-12-03" />);
    const band = screen.getAllByText('Black Friday freeze').find((name) => name.closest('[aria-hidden="true"]'));
    // Monday and Tuesday of the week.
    expect(band?.closest('[aria-hidden="true"]')).toHaveAttribute('style', '--day: 0; --days: 2;');
    const lines = [...document.querySelectorAll<HTMLElement>('li[data-band]')];
    // Where the days are lists, on the first of them.
    expect(lines.map(({ dataset }) => dataset['band'])).toEqual(['first', '']);
  });

  it('lists in the agenda only days that hold something, a freeze period once', () => {
    renderWithTheme(<Works view="agenda" date="2024-12-12" />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.firstChild?.textContent);
    expect(titles.map((title) => title?.replace(',', ''))).toEqual([
      'Wed 20 Nov',
      'Today Thu 21 Nov',
      'Sat 23 Nov',
      'Mon 25 Nov',
      'Thu 5 Dec',
      'Fri 6 Dec',
      'Sat 7 Dec',
      'Tue 10 Dec',
      'Thu 12 Dec',
      'Sat 14 Dec',
      'Mon 16 Dec',
    ]);
    expect(screen.getByText('Winter freeze')).toBeInTheDocument();
  });

  it('says when there is nothing', () => {
    renderWithTheme(<Works view="agenda" events={[]} freezePeriods={[]} />);
    expect(screen.getByText('Nothing is planned for this period.')).toBeInTheDocument();
  });
});
