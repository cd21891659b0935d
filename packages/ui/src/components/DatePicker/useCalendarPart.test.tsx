import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fetchedPart } from '../../behavior/fetchedPart.ts';
import { useCalendarPart } from './useCalendarPart.ts';

const Month = () => <p>Month</p>;

function Field({ part }: { part: ReturnType<typeof fetchedPart<typeof Month>> }) {
  const [isOpen, setOpen] = useState(false);
  const isHere = useCalendarPart(part, { isOpen, setOpen });
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {isOpen && isHere && <part.Part />}
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button'));

describe('A calendar that is fetched', () => {
  it('is asked for when it is opened, and shown when it has come', async () => {
    const importPart = jest.fn(async () => Month);
    render(<Field part={fetchedPart(importPart)} />);
    expect(importPart).not.toHaveBeenCalled();
    await open();
    expect(await screen.findByText('Month')).toBeInTheDocument();
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('closes when it cannot be fetched, and is asked for again', async () => {
    const importPart = jest.fn(async () => Month).mockRejectedValueOnce(new Error('offline'));
    render(<Field part={fetchedPart(importPart)} />);
    await open();
    expect(await screen.findByRole('button', { expanded: false })).toBeInTheDocument();
    await open();
    expect(await screen.findByText('Month')).toBeInTheDocument();
  });
});
