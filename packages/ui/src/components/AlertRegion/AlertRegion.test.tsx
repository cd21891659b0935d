import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { AlertRegion } from './AlertRegion.tsx';
import { createAlertQueue, type AlertInit } from './alertQueue.ts';
import { useAlertQueue } from './useAlertQueue.ts';

const lasting = (message: string, rest: Partial<AlertInit> = {}): AlertInit => ({
  tone: 'positive',
  message,
  autoHide: false,
  ...rest,
});
describeComponent<HTMLElement>('AlertRegion', (props) => {
  const queue = createAlertQueue();
  queue.raise(lasting('Saved'));
  return <AlertRegion queue={queue} {...props} />;
});

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('AlertRegion', () => {
  it('shows the two newest, and the one that waited as soon as another is closed', async () => {
    const queue = createAlertQueue();
    renderWithTheme(<AlertRegion queue={queue} />);
    act(() => ['one', 'two', 'three', 'four'].forEach((text) => queue.raise(lasting(text))));
    expect(said()).toEqual(['four', 'three']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(said()).toEqual(['four', 'two']);
  });

  it('interrupts for what failed', () => {
    const queue = createAlertQueue();
    renderWithTheme(<AlertRegion queue={queue} />);
    act(() => queue.raise(lasting('Failed', { tone: 'critical' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('leaves by itself, unless it must stay', () => {
    jest.useFakeTimers();
    const queue = createAlertQueue();
    renderWithTheme(<AlertRegion queue={queue} />);
    act(() => {
      queue.raise(lasting('stays'));
      queue.raise({ tone: 'positive', message: 'leaves' });
    });
    act(() => void jest.advanceTimersByTime(4_000));
    expect(said()).toEqual(['stays']);
    jest.useRealTimers();
  });

  it('says messages of another form as the application does', () => {
    const queue = createAlertQueue<AlertInit<{ id: string }>>();
    queue.raise({ tone: 'positive', message: { id: 'saved' } });
    renderWithTheme(<AlertRegion queue={queue} messageOf={({ message }) => `text of ${message.id}`} />);
    expect(said()).toEqual(['text of saved']);
  });
});

describe('a key', () => {
  it('is there once at a time', () => {
    const queue = createAlertQueue();
    queue.raise(lasting('Failed', { key: 'unreachable' }));
    queue.raise(lasting('Failed again', { key: 'unreachable' }));
    expect(queue.alerts.map(({ message }) => message)).toEqual(['Failed']);
    queue.close(queue.alerts[0]?.id ?? 0);
    queue.raise(lasting('Failed again', { key: 'unreachable' }));
    expect(queue.alerts.map(({ message }) => message)).toEqual(['Failed again']);
  });

  it('is no one else’s: what has none is shown each time', () => {
    const queue = createAlertQueue();
    queue.raise(lasting('Saved'));
    queue.raise(lasting('Saved'));
    expect(queue.alerts).toHaveLength(2);
  });
});

describe('useAlertQueue', () => {
  it('keeps one queue as long as the component lives', async () => {
    function Saving() {
      const queue = useAlertQueue();
      return (
        <>
          <button type="button" onClick={() => queue.raise(lasting('Saved'))}>
            Save
          </button>
          <AlertRegion queue={queue} />
        </>
      );
    }
    const { rerender } = renderWithTheme(<Saving />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(<Saving />);
    expect(said()).toEqual(['Saved']);
  });
});
