import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fetchedPart } from '../../behavior/fetchedPart.ts';
import { useCalendarPart } from './useCalendarPart.ts';

const Month = () => <p>Month</p>;

function Field({ part }: { part: ReturnType<typeof fetchedPart<typeof Month>> }) {
  const [isOpen, setOpen] = useState(false);
  const { isHere, fetchAhead } = useCalendarPart(part, { isOpen, setOpen });
  return (
    <>
      <button aria-expanded={isOpen} onPointerEnter={fetchAhead} onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {isOpen && isHere && <part.Part />}
    </>
  );
}

const open = () => act(() => screen.getByRole('button').click());

describe('A calendar that is fetched', () => {
  afterEach(() => jest.useRealTimers());

  it('costs nothing where nobody goes to the field', async () => {
    jest.useFakeTimers();
    const importPart = jest.fn(async () => Month);
    render(<Field part={fetchedPart(importPart)} />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(importPart).not.toHaveBeenCalled();
  });

  it('is there at once where somebody has come near before opening it', async () => {
    const importPart = jest.fn(async () => Month);
    render(<Field part={fetchedPart(importPart)} />);
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(importPart).toHaveBeenCalledTimes(1));
    open();
    expect(screen.getByText('Month')).toBeInTheDocument();
  });

  it('is asked for when it is opened, and shown when it has come', async () => {
    const importPart = jest.fn(async () => Month);
    render(<Field part={fetchedPart(importPart)} />);
    expect(importPart).not.toHaveBeenCalled();
    open();
    expect(await screen.findByText('Month')).toBeInTheDocument();
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('closes when it cannot be fetched, and is asked for again', async () => {
    const importPart = jest.fn(async () => Month).mockRejectedValueOnce(new Error('offline'));
    render(<Field part={fetchedPart(importPart)} />);
    open();
    expect(await screen.findByRole('button', { expanded: false })).toBeInTheDocument();
    open();
    expect(await screen.findByText('Month')).toBeInTheDocument();
  });
});
