import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { fetchedPart, useFetchedPart } from './fetchedPart.ts';

const Panel = () => <p>Panel</p>;

function Opener({ part, isOpen }: { part: ReturnType<typeof fetchedPart<typeof Panel>>; isOpen: boolean }) {
  return useFetchedPart(part, isOpen) && isOpen && <part.Part />;
}

class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override readonly state = { message: '' };
  override render() {
    return this.state.message === '' ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

beforeEach(() => {
  jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((act) => {
    act({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('A part that is fetched', () => {
  test('is shown as soon as it is there', async () => {
    render(<Opener part={fetchedPart(async () => Panel)} isOpen />);
    expect(screen.queryByText('Panel')).toBeNull();
    expect(await screen.findByText('Panel')).toBeInTheDocument();
  });

  test('is there at once the next time, and is fetched once', async () => {
    const importPart = jest.fn(async () => Panel);
    const part = fetchedPart(importPart);
    await part.load();
    render(<Opener part={part} isOpen />);
    expect(screen.getByText('Panel')).toBeInTheDocument();
    await part.load();
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  test('is fetched in a quiet moment before it is wanted', async () => {
    const part = fetchedPart(async () => Panel);
    const { rerender } = render(<Opener part={part} isOpen={false} />);
    await waitFor(() => expect(part.isLoaded()).toBe(true));
    rerender(<Opener part={part} isOpen />);
    expect(screen.getByText('Panel')).toBeInTheDocument();
  });

  test('that cannot be fetched fails where it is wanted, and not before', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const importPart = jest.fn(() => Promise.reject<typeof Panel>(new Error('No network')));
    const part = fetchedPart(importPart);
    const page = (isOpen: boolean) => (
      <Boundary>
        <Opener part={part} isOpen={isOpen} />
      </Boundary>
    );
    const { rerender } = render(page(false));
    await waitFor(() => expect(importPart).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(page(true));
    expect(await screen.findByRole('alert')).toHaveTextContent('No network');
  });
});
