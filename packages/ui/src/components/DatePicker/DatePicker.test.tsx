import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ReadOnlyContext } from '../Field/ReadOnlyContext.ts';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { exampleFreezes } from './exampleFreezes.ts';

beforeAll(fetchOverlays);

describeComponent<HTMLDivElement>(
  'DatePicker',
  (props) => (
    <DatePicker
      label="Date"
      hint="A working day"
      error="Wrong"
      value="2024-11-21"
      onValueChange={() => undefined}
      {...props}
    />
  ),
  { propsReach: 'control' },
);

function Delivery({ value: initial = '2024-11-21', onValueChange, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
      label="Delivery"
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

describe('DatePicker', () => {
  it.each([
    ['sv-SE', '2024-11-21'],
    ['nb-NO', '21.11.2024'],
    ['da-DK', '21.11.2024'],
    ['en-GB', '21/11/2024'],
  ])('shows the day as %s writes it', (locale, shown) => {
    renderWithTheme(<Delivery />, { theme: { locale } });
    expect(screen.getByRole('group', { name: 'Delivery' })).toHaveTextContent(shown);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'takes for today what is today in the zone of its provider: %s',
    async (timeZone) => {
      const onValueChange = jest.fn();
      renderWithTheme(<Delivery value="" onValueChange={onValueChange} />, { theme: { timeZone } });
      await openCalendar();
      await userEvent.click(day(/^Today$/));
      expect(onValueChange).toHaveBeenCalledWith(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()));
    },
  );

  it('gives an ISO day for what is typed in the order of the language', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Delivery value="" onValueChange={onValueChange} />);
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('05122024');
    expect(onValueChange).toHaveBeenLastCalledWith('2024-12-05');
  });

  it.each([
    ['sends the form by Enter in one of its parts', false, 1],
    ['sends no form whose button is disabled', true, 0],
  ])('%s', async (_, disabled, times) => {
    const onSubmit = jest.fn();
    renderWithTheme(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Delivery />
        <button disabled={disabled}>Order</button>
      </form>,
    );
    act(() => screen.getAllByRole('spinbutton')[1]?.focus());
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });

  it('gives an empty value when it is left half written', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Delivery onValueChange={onValueChange} />);
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(screen.getByRole('group')).toHaveTextContent('dd/11/2024');
    act(() => (document.activeElement as HTMLElement).blur());
    expect(onValueChange).toHaveBeenLastCalledWith('');
  });

  it('counts the parts up and down with the arrow keys', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Delivery onValueChange={onValueChange} />);
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenLastCalledWith('2024-11-22');
  });

  it('opens a calendar of ISO weeks at the chosen day, Monday first', async () => {
    renderWithTheme(<Delivery />);
    await openCalendar();
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeInTheDocument();
    expect(day(/Thursday, 21 November 2024 selected/)).toHaveFocus();
    expect(screen.getAllByRole('rowheader').map((week) => week.textContent)).toEqual(['44', '45', '46', '47', '48']);
    const monday = day(/Monday, 18 November 2024/);
    expect(monday.closest('tr')?.querySelector('td')).toContainElement(monday);
  });

  it('chooses with the keyboard alone, closes, and gives the focus back', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Delivery onValueChange={onValueChange} />);
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2024-12-28');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the focus while the day that was chosen in the calendar is saved', async () => {
    function Saved() {
      const [isSaving, setSaving] = useState(false);
      return <Delivery readOnly={isSaving} onValueChange={() => setSaving(true)} />;
    }
    renderWithTheme(<Saved />);
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus());
  });

  it('changes nothing with Escape, and leaves what is around it open', async () => {
    const onKeyDown = jest.fn();
    renderWithTheme(
      <div onKeyDown={onKeyDown}>
        <Delivery />
      </div>,
    );
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group')).toHaveTextContent('21/11/2024');
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('closes with its button as it opened', async () => {
    renderWithTheme(<Delivery />);
    await openCalendar();
    await userEvent.click(document.querySelector('[aria-haspopup="dialog"]') ?? document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus to its first part when the group gets it, as form libraries do', () => {
    const ref = { current: null as HTMLDivElement | null };
    renderWithTheme(<Delivery ref={ref} />);
    act(() => ref.current?.focus());
    expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus();
  });

  it('gives its words the focus of the first part too', async () => {
    renderWithTheme(<Delivery />);
    await userEvent.click(screen.getByText('Delivery'));
    expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus();
  });

  it('tells once that it has been left', async () => {
    const onBlur = jest.fn();
    renderWithTheme(<Delivery onBlur={onBlur} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('sends its value with a form under its name', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Delivery name="delivery" />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('delivery')).toBe('2024-11-21');
  });

  it('cannot be changed while what surrounds it is being saved', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <ReadOnlyContext value>
        <Delivery onValueChange={onValueChange} />
      </ReadOnlyContext>,
    );
    act(() => screen.getAllByRole('spinbutton')[0]?.focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be emptied where it is optional', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Delivery isOptional onValueChange={onValueChange} />);
    await openCalendar();
    await userEvent.click(day(/^Clear$/));
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('props: min, max', () => {
    it('offers no day outside them', async () => {
      renderWithTheme(<Delivery min="2024-11-20" max="2024-11-22" />);
      await openCalendar();
      expect(day(/19 November/)).toHaveAttribute('aria-disabled', 'true');
      expect(day(/23 November/)).toHaveAttribute('aria-disabled', 'true');
      expect(day(/22 November/)).not.toHaveAttribute('aria-disabled');
      expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    });

    it.each([
      ['2024-11-19', 'The earliest date is 20 Nov 2024.'],
      ['2024-11-23', 'The latest date is 22 Nov 2024.'],
    ])('says what is wrong with %s', (value, message) => {
      renderWithTheme(<Delivery value={value} min="2024-11-20" max="2024-11-22" />);
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(screen.getAllByRole('spinbutton')[0]).toBeInvalid();
    });
  });

  describe('props: freezePeriods, isFreezeSelectable', () => {
    it('names the days in a freeze period and offers none of them', async () => {
      const onValueChange = jest.fn();
      renderWithTheme(<Delivery value="2024-12-12" freezePeriods={exampleFreezes} onValueChange={onValueChange} />);
      await openCalendar();
      const frozen = day(/16 December 2024, Winter freeze/);
      expect(frozen).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(frozen);
      expect(onValueChange).not.toHaveBeenCalled();
      expect(screen.getByText(/Winter freeze/)).toBeInTheDocument();
    });

    it('says which freeze period a typed day lies in', () => {
      renderWithTheme(<Delivery value="2024-12-18" freezePeriods={exampleFreezes} />);
      expect(screen.getByText(/Winter freeze, .* Choose another date/)).toBeInTheDocument();
    });

    it('lets them be chosen where the portal allows it, and announces where they lie', async () => {
      renderWithTheme(<Delivery value="2024-12-12" freezePeriods={exampleFreezes} isFreezeSelectable />);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      await openCalendar();
      await userEvent.click(day(/16 December 2024, Winter freeze/));
      expect(screen.getByRole('status')).toHaveTextContent('Winter freeze, 16 Dec 2024');
    });

    it('leaves it to the page to say so', () => {
      renderWithTheme(
        <Delivery value="2024-12-18" freezePeriods={exampleFreezes} isFreezeSelectable hasFreezeNotice={false} />,
      );
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });
  });
});
