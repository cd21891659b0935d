import { act, fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { DebugPanel } from './DebugPanel.tsx';
import { exampleDebug } from './exampleDebug.ts';

describeComponent<HTMLDivElement>('DebugPanel', (props) => <DebugPanel {...exampleDebug} {...props} />);

const toggle = () => screen.getByRole('button', { name: /Debug information/ });

describe('DebugPanel', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => void jest.useRealTimers());

  const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  async function press(name: string) {
    fireEvent.click(screen.getByRole('button', { name }));
    await passes(0);
  }

  it('is closed until it is asked for', () => {
    renderWithTheme(<DebugPanel {...exampleDebug} />);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Copy log' })).not.toBeInTheDocument();
    fireEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('4bf92f3577b34da6a3ce929d0e0e4736')).toBeVisible();
    expect(screen.getByText('503 after 2 retries, 10 214 ms')).toBeVisible();
  });

  it('says who may see it', () => {
    renderWithTheme(<DebugPanel {...exampleDebug} />);
    expect(toggle()).toHaveTextContent('Internal staff only');
  });

  it.each([
    ['Copy trace id', exampleDebug.traceId],
    ['Copy log', exampleDebug.log],
  ])('"%s" copies it, and says so for 1.5 seconds', async (name, text) => {
    renderWithTheme(<DebugPanel {...exampleDebug} />);
    fireEvent.click(toggle());
    await press(name);
    expect(writeText).toHaveBeenCalledWith(text);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await passes(1_499);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await passes(1);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('says so where the browser refuses', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    renderWithTheme(<DebugPanel {...exampleDebug} />);
    fireEvent.click(toggle());
    await press('Copy log');
    expect(screen.getByText('Could not be copied')).toBeInTheDocument();
  });

  it('keeps its alert once it is opened', async () => {
    const onClose = jest.fn();
    renderWithTheme(
      <Alert tone="critical" onClose={onClose} debug={<DebugPanel {...exampleDebug} />}>
        Information is not available at the moment
      </Alert>,
    );
    await passes(3_000);
    // Only the click: not every browser moves pointer and focus with it.
    fireEvent.click(toggle());
    await passes(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });
});
