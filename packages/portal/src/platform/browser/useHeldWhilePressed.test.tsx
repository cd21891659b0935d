import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useHeldWhilePressed } from './useHeldWhilePressed.ts';

/** Its button is another element once the data is there. */
function Page({ data }: { data?: string }) {
  const [isClicked, setIsClicked] = useState(false);
  const label = useHeldWhilePressed(data) ?? 'History, from the list';
  return (
    <>
      <button key={label} onClick={() => setIsClicked(true)}>
        {label}
      </button>
      {isClicked && <p>The history</p>}
    </>
  );
}

it('a press is a click on what was there when it began, and what has come meanwhile is shown afterwards', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  const button = screen.getByRole('button', { name: 'History, from the list' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  rerender(<Page data="History" />);
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(screen.getByText('The history')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'History' })).toBeInTheDocument();
});

it('what comes while nothing is pressed is shown at once', () => {
  const { rerender } = render(<Page />);
  rerender(<Page data="History" />);
  expect(screen.getByRole('button', { name: 'History' })).toBeInTheDocument();
});
