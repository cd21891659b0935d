import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Keyed } from '../api/idempotency-key.ts';
import { useSendOnce, type SendOptions } from './useSend.ts';
import { useWrite } from './useWrite.ts';

type Sent = Keyed<{ text: string }>;

/** Sends a text when its button is pressed, and says why that failed. */
function Form({
  text,
  write,
  ...options
}: SendOptions<Sent, string> & { text: string; write: (sent: Sent) => Promise<string> }) {
  const { error, send } = useSendOnce(useWrite(write), options);
  return (
    <>
      <button onClick={() => send({ text })}>Send</button>
      <p>{error instanceof Error ? error.message : 'no failure'}</p>
    </>
  );
}

async function press() {
  await act(async () => screen.getByRole('button').click());
}

describe('sending what a form holds', () => {
  it('keeps its key while the content is the same, and takes another one for other content', async () => {
    const keys: string[] = [];
    const write = async ({ idempotencyKey }: Sent) => {
      keys.push(idempotencyKey);
      throw new Error('No answer.');
    };
    const { rerender } = render(<Form text="one" write={write} onSent={jest.fn()} />);
    await press();
    await press();
    rerender(<Form text="two" write={write} onSent={jest.fn()} />);
    await press();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps why it failed until the next try', async () => {
    const onSent = jest.fn();
    let answer = async (): Promise<string> => {
      throw new Error('Busy.');
    };
    render(<Form text="one" write={() => answer()} onSent={onSent} />);
    await press();
    expect(screen.getByText('Busy.')).toBeInTheDocument();
    answer = async () => 'made';
    await press();
    expect(screen.getByText('no failure')).toBeInTheDocument();
    expect(onSent).toHaveBeenCalledWith('made', expect.objectContaining({ text: 'one' }));
  });

  it.each([true, false])('tells that what is shown is old where the failure means that: %s', async (isOutdated) => {
    const onOutdated = jest.fn();
    const write = async () => {
      throw new Error('Refused.');
    };
    render(
      <Form text="one" write={write} onSent={jest.fn()} failureOf={() => ({ isOutdated })} onOutdated={onOutdated} />,
    );
    await press();
    expect(onOutdated).toHaveBeenCalledTimes(isOutdated ? 1 : 0);
  });
});
