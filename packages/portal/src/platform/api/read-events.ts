/** A server-sent event. */
export interface ServerEvent {
  /** Its kind; `message` where it says none. */
  event: string;
  id: string | undefined;
  data: string;
}

/** The events of an answer as they come, until the server ends it. Ends what is under way where its reader stops. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      text = parts.pop() ?? '';
      yield* parts.map(eventOf).filter(({ data }) => data !== '');
    }
  } finally {
    reader.cancel().catch(() => {
      // It has failed already.
    });
  }
}

function eventOf(block: string): ServerEvent {
  const event: ServerEvent = { event: 'message', id: undefined, data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event') event.event = value;
    else if (field === 'id') event.id = value;
  }
  return { ...event, data: data.join('\n') };
}
