import { act, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const start = '2024-11-21T23:05:00Z';
const end = '2024-11-22T00:30:00Z';
let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => void jest.useRealTimers());

function passes(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

const clock = (props: Partial<DateTimeProps> = {}) => (
  <DateTime value={start} format="time" timeZone="Europe/Oslo" {...props} />
);

function focusOn(element: HTMLElement) {
  act(() => element.focus());
  passes(0);
}

/** Gets the focus before the browser has drawn it. */
function FocusedAtOnce() {
  const time = useRef<HTMLTimeElement>(null);
  useLayoutEffect(() => time.current?.focus(), []);
  return <DateTime ref={time} tabIndex={0} value={start} format="time" timeZone="Europe/Oslo" />;
}

describe('A clock time', () => {
  it('is shown in UTC where it gets the focus as soon as it is there', () => {
    renderWithTheme(<FocusedAtOnce />);
    passes(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('21 Nov 2024, 23:05 UTC');
  });

  it.each([
    ['en', '21 Nov 2024, 23:05 UTC'],
    ['sv', '21 nov. 2024 23:05 UTC'],
    ['nb-NO', '21. nov. 2024, 23:05 UTC'],
    ['da', '21. nov. 2024, 23.05 UTC'],
  ])('is shown in UTC while it is pointed at, as %s writes it', async (locale, text) => {
    renderWithTheme(clock(), { theme: { locale } });
    await user.hover(screen.getByText(/^00[:.]05$/));
    passes(300);
    expect(screen.getByRole('tooltip')).toHaveTextContent(text);
    await user.unhover(screen.getByText(/^00[:.]05$/));
    passes(100);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it.each([
    ['a day', { format: 'date' }],
    ['a time that is written in UTC', { timeZone: 'UTC' }],
  ] as const)('has no other form where it is %s', async (_, props) => {
    renderWithTheme(clock({ ...props, 'aria-label': 'When' }));
    await user.hover(screen.getByLabelText('When'));
    passes(300);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is no stop of the Tab key by itself, and one where it is told to', async () => {
    renderWithTheme(
      <>
        {clock()}
        {clock({ value: end, tabIndex: 0 })}
      </>,
    );
    await user.tab();
    expect(screen.getByText('01:30')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    expect(screen.getByText('01:30')).toHaveAccessibleDescription('22 Nov 2024, 00:30 UTC');
  });

  it('describes the link that it is a part of while the link has the focus, besides what does so already', () => {
    renderWithTheme(
      <>
        <a href="/orders" aria-describedby="more">
          Orders {clock()}
        </a>
        <p id="more">Late</p>
      </>,
    );
    const link = screen.getByRole('link');
    focusOn(link);
    expect(link).toHaveAccessibleDescription('Late 21 Nov 2024, 23:05 UTC');
    act(() => link.blur());
    passes(0);
    expect(link).toHaveAccessibleDescription('Late');
  });

  it('shows with the link of its row, all times of the row in one', () => {
    renderWithTheme(
      <table>
        <tbody>
          <tr>
            <th scope="row">
              <a href="/change" data-row-link="">
                Change
              </a>
            </th>
            <td>
              {clock()} {clock({ value: end })}
            </td>
          </tr>
        </tbody>
      </table>,
    );
    focusOn(screen.getByRole('link'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('21 Nov 2024, 23:05 UTC · 22 Nov 2024, 00:30 UTC');
  });

  it('is one stop together with the others of its list, which the arrow keys lead through', async () => {
    renderWithTheme(
      <ol>
        <li>{clock({ tabIndex: 0 })}</li>
        <li>{clock({ value: end, tabIndex: -1 })}</li>
      </ol>,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('01:30')).toHaveFocus();
    expect(await screen.findByText('22 Nov 2024, 00:30 UTC')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Home}');
    expect(screen.getByText('00:05')).toHaveFocus();
  });

  it('keeps its other form to itself after Escape', async () => {
    renderWithTheme(clock({ tabIndex: 0 }));
    focusOn(screen.getByText('00:05'));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    passes(20);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
