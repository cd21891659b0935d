import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Tooltip } from './Tooltip.tsx';

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

const copy = (
  <Tooltip label="Copies the id">
    <button type="button">Copy</button>
  </Tooltip>
);

describe('Tooltip', () => {
  it('shows after a short stay of the pointer and goes with it', async () => {
    renderWithTheme(copy);
    await user.hover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    passes(300);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
    await user.unhover(screen.getByRole('button'));
    passes(100);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays while the pointer is on the tooltip itself', async () => {
    renderWithTheme(copy);
    await user.hover(screen.getByRole('button'));
    passes(300);
    await user.hover(screen.getByRole('tooltip'));
    passes(1_000);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('shows at once with the focus of the keyboard, and describes what has it', async () => {
    renderWithTheme(copy);
    act(() => screen.getByRole('button').focus());
    passes(0);
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Copies the id');
  });

  it('goes with Escape, which goes no further', async () => {
    const onKeyDown = jest.fn();
    renderWithTheme(
      <div role="presentation" onKeyDown={onKeyDown}>
        {copy}
      </div>,
    );
    act(() => screen.getByRole('button').focus());
    passes(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('goes when the button is pressed', async () => {
    renderWithTheme(copy);
    await user.hover(screen.getByRole('button'));
    passes(300);
    fireEvent.pointerDown(screen.getByRole('button'));
    passes(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
