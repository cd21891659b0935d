type Fetch = (request: Request) => Promise<Response>;

export interface CallsAhead {
  /** Sends a call whose answer somebody will want, unless they are asking for it already. */
  send: Fetch;
  /**
   * Answers a call with what was sent ahead for the same token, language and registry, once; sends it where nothing was. A write makes
   * all that was sent ahead out of date.
   */
  fetch: Fetch;
}

/** An answer that nobody has asked for by then is too old, in milliseconds. */
const longestWait = 10_000;
const decisiveHeaders = ['Authorization', 'Accept', 'Accept-Language', 'X-Microservice-Registry'];

/** Lets the calls that a page begins with run while the page itself is on its way. */
export function createCallsAhead(fetch: Fetch, now: () => number): CallsAhead {
  const answers = new Map<string, { at: number; answer: Promise<Response> }>();
  const underWay = new Set<string>();
  const ask = (key: string, request: Request) => {
    underWay.add(key);
    return fetch(request).finally(() => underWay.delete(key));
  };
  return {
    send(request) {
      if (underWay.has(keyOf(request))) return Promise.reject(new Error('The page has been faster.'));
      const answer = fetch(request);
      const kept = answer.then((response) => response.clone());
      // Who takes it hears of the failure.
      kept.catch(() => {});
      answers.set(keyOf(request), { at: now(), answer: kept });
      return answer;
    },
    fetch(request) {
      if (request.method !== 'GET') {
        answers.clear();
        return fetch(request);
      }
      const key = keyOf(request);
      const kept = answers.get(key);
      if (kept === undefined) return ask(key, request);
      answers.delete(key);
      return now() - kept.at <= longestWait ? kept.answer : ask(key, request);
    },
  };
}

function keyOf({ url, headers }: Request): string {
  return JSON.stringify([url, ...decisiveHeaders.map((name) => headers.get(name))]);
}
