/** Ends the requests of what this test has opened. */
let end = new AbortController();

/**
 * The way to the server for what a test opens. It is closed when the test ends: a request that outlives its test asks
 * for answers that are no more, and fails the next one on a busy machine.
 */
export function fetchUntilTestEnds(): (request: Request) => Promise<Response> {
  const { signal } = end;
  return (request) => fetch(request, { signal: AbortSignal.any([request.signal, signal]) });
}

/** To be called before the answers are taken away. What is open then gets no answer any more. */
export function endRequests(): void {
  end.abort(new DOMException('The test is over', 'AbortError'));
  end = new AbortController();
}
