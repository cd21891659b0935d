/** Why a message did not go; undefined where the gateway has taken it. `isFinal`: it takes no such message, now or later. */
export type SmsFailure = { error: string; isFinal: boolean } | undefined;

/** Hands one message to whoever delivers it. */
export type SmsGateway = (to: string, text: string) => Promise<SmsFailure>;

export interface HttpGatewayOptions {
  url: string;
  /** Value of the Authorization header. */
  authorization?: string | undefined;
  from: string;
  /** Names of the form's fields for sender, recipient and text, in this order. */
  fields: readonly [from: string, to: string, text: string];
  /** In milliseconds, for the whole of a call. */
  time?: number;
}

/**
 * A gateway that takes a form by HTTP, as those of most providers do. An answer other than 2xx is a failure; one that says that the message is at
 * fault (4xx but for 408 and 429) is final. Nothing of the answer is read but its status.
 */
export function httpGateway({ url, authorization, from, fields, time = 10_000 }: HttpGatewayOptions): SmsGateway {
  const [fromField, toField, textField] = fields;
  return async (to, text) => {
    const signal = AbortSignal.timeout(time);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...(authorization !== undefined && { authorization }) },
        body: new URLSearchParams({ [fromField]: from, [toField]: to, [textField]: text }),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return undefined;
      const { status } = answer;
      // A wrong password is the provider's fault, not the message's: it is put right, and the message goes.
      const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
      return { error: `STATUS_${status}`, isFinal };
    } catch {
      return { error: signal.aborted ? 'TIMEOUT' : 'NO_CONNECTION', isFinal: false };
    }
  };
}
