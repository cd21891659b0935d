import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

const composer = (props: Partial<ComposerProps> = {}) => (
  <Composer label="Your answer" onSend={() => undefined} {...props} />
);
describeComponent<HTMLTextAreaElement>('Composer', composer, { propsReach: 'control' });

const user = userEvent.setup();
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const button = () => screen.getByRole('button', { name: 'Send' });
const sendKeys = '{Control>}{Enter}{/Control}';

/** A sending whose end the test decides. */
function sendingUntil() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onSend = jest.fn(() => promise);
  return {
    onSend,
    done: () => act(async () => resolve(undefined)),
    failed: () => act(async () => reject(new Error())),
  };
}

describe('onSend', () => {
  it('gets the text without the blanks around it', async () => {
    const onSend = jest.fn();
    renderWithTheme(composer({ onSend }));
    await user.type(field(), ' Cable changed. ');
    await user.click(button());
    expect(onSend.mock.calls).toEqual([['Cable changed.']]);
  });

  it('is called by Ctrl and Enter; Enter begins a line', async () => {
    const onSend = jest.fn();
    renderWithTheme(composer({ onSend }));
    await user.type(field(), 'One{Enter}two');
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard(sendKeys);
    expect(onSend.mock.calls).toEqual([['One\ntwo']]);
  });

  it('is not called for blanks', async () => {
    const onSend = jest.fn();
    renderWithTheme(composer({ onSend }));
    await user.type(field(), `  ${sendKeys}`);
    expect(onSend).not.toHaveBeenCalled();
    expect(button()).toBeDisabled();
  });

  it('empties the field once its promise is fulfilled, says so, and leaves the focus there', async () => {
    const { onSend, done } = sendingUntil();
    renderWithTheme(composer({ onSend }));
    await user.type(field(), 'Changed');
    await user.click(button());
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true');
    await user.type(field(), sendKeys);
    expect(onSend).toHaveBeenCalledTimes(1);
    await done();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByText('Sent')).toBeInTheDocument();
  });

  it('keeps the text where its promise is refused, and says so', async () => {
    const { onSend, failed } = sendingUntil();
    renderWithTheme(composer({ onSend }));
    await user.type(field(), 'Changed');
    await user.click(button());
    await failed();
    expect(screen.getByRole('alert')).toHaveTextContent(/was not sent/);
    expect(field()).toHaveValue('Changed');
    expect(button()).toBeEnabled();
  });
});

describe('value', () => {
  it('is the application’s to change and to empty', async () => {
    function Kept() {
      const [value, setValue] = useState('Draft');
      return composer({ value, onValueChange: setValue, onSend: () => setValue('') });
    }
    renderWithTheme(<Kept />);
    await user.type(field(), ' two');
    expect(field()).toHaveValue('Draft two');
    await user.click(button());
    expect(field()).toHaveValue('');
  });
});

describe('characterLimit', () => {
  it('keeps what is too long from being sent', async () => {
    const onSend = jest.fn();
    renderWithTheme(composer({ onSend, characterLimit: 5 }));
    await user.type(field(), `123456${sendKeys}`);
    expect(onSend).not.toHaveBeenCalled();
    expect(button()).toBeDisabled();
  });
});

describe('isTextOptional', () => {
  it('sends files without words', async () => {
    const onSend = jest.fn();
    renderWithTheme(composer({ onSend, isTextOptional: true, attachments: 'trace.txt' }));
    await user.click(button());
    expect(onSend.mock.calls).toEqual([['']]);
  });
});

describe('failure', () => {
  it('says more than that it failed', async () => {
    const { onSend, failed } = sendingUntil();
    renderWithTheme(composer({ onSend, defaultValue: 'Changed', failure: 'The ticket is closed.' }));
    await user.click(button());
    await failed();
    expect(screen.getByText('The ticket is closed.')).toBeInTheDocument();
    expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
  });
});

describe('isCompact', () => {
  it('shows the button while somebody writes, and as long as there is text', async () => {
    renderWithTheme(composer({ isCompact: true }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.click(field());
    expect(button()).toBeInTheDocument();
    await user.click(document.body);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.type(field(), 'x');
    await user.click(document.body);
    expect(button()).toBeInTheDocument();
  });
});
