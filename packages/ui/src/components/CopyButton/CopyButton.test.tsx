import { act, fireEvent, screen } from '@testing-library/react';
import { times } from '../../tokens/times.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CopyButton } from './CopyButton.tsx';

describeComponent<HTMLButtonElement>('CopyButton', (props) => <CopyButton value="GBG-1" {...props} />);

const button = () => screen.getByRole('button');
const said = () => screen.getByRole('status').textContent;

function withClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

async function press() {
  fireEvent.click(button());
  // The clipboard answers.
  await act(() => Promise.resolve());
}

describe('CopyButton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    withClipboard(undefined);
  });

  it('puts its value on the clipboard, says so for a moment, and tells the page', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const onCopied = jest.fn();
    withClipboard({ writeText });
    renderWithTheme(<CopyButton value="GBG-1" label="Copy id" onCopied={onCopied} />);
    expect(button()).toHaveAccessibleName('Copy id');
    await press();
    expect(writeText.mock.calls).toEqual([['GBG-1']]);
    expect(onCopied).toHaveBeenCalledTimes(1);
    expect(said()).toBe('Copied');
    expect(button()).toHaveAccessibleName('Copied');
    act(() => jest.advanceTimersByTime(times.copyConfirmation));
    expect(button()).toHaveAccessibleName('Copy id');
    expect(said()).toBe('');
  });

  it.each([
    ['is not allowed to', { writeText: () => Promise.reject(new Error('not allowed')) }],
    ['has no clipboard', undefined],
  ])('says that the browser %s', async (_, clipboard) => {
    const onCopied = jest.fn();
    withClipboard(clipboard);
    renderWithTheme(<CopyButton value="GBG-1" onCopied={onCopied} />);
    await press();
    expect(said()).toBe('Could not be copied');
    expect(button()).toHaveAccessibleName('Could not be copied');
    expect(onCopied).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(times.copyConfirmation));
    expect(said()).toBe('Could not be copied');
  });
});
