import { jest } from '@jest/globals';
import { delay, HttpResponse, type HttpResponseResolver } from 'msw';
import { aProblem } from './builders.ts';

const body =
  (text: string): HttpResponseResolver =>
  () =>
    new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } });

/** One way for a call to fail. */
export interface Outcome {
  name: string;
  /** The status that it counts as. */
  status: number;
  answer: HttpResponseResolver;
  /** It succeeds, and can't be read. */
  isUnreadable?: boolean;
}

const networkDown: Outcome = { name: 'the network is down', status: 0, answer: () => HttpResponse.error() };
const timeout: Outcome = {
  name: 'the server hangs',
  status: 408,
  answer: () => delay('infinite'),
};
const status = (code: number): Outcome => ({
  name: `the status is ${code}`,
  status: code,
  answer: () => HttpResponse.json(aProblem(code), { status: code }),
});
const empty: Outcome = { name: 'the answer is empty', status: 502, answer: body(''), isUnreadable: true };
const cutOff: Outcome = {
  name: 'the answer is cut off',
  status: 502,
  answer: body('{"id":"alva","firstName":"Al'),
  isUnreadable: true,
};
const html: Outcome = {
  name: 'the answer is a page of HTML',
  status: 502,
  answer: body('<html><body>Bad gateway</body></html>'),
  isUnreadable: true,
};

/** @param text Something that the page can't work with. @default an object of another kind */
export function anotherThing(text = '{"hello":"world"}'): Outcome {
  return { name: 'the answer is another thing', status: 502, answer: body(text), isUnreadable: true };
}

/** What every operation is tried with. Of two that follow each other, the portal says different things about each, wherever the catalogue allows. */
export const outcomes: readonly Outcome[] = [
  networkDown,
  timeout,
  status(400),
  status(429),
  status(403),
  status(500),
  status(409),
  status(502),
  status(413),
  status(503),
  status(422),
  status(504),
  status(412),
  empty,
  status(404),
  html,
  cutOff,
  status(401),
];

/** In milliseconds. */
const turn = 50;
const turnsOfPatience = 20;

/**
 * Calls are given up after a second instead of 15. It is counted in turns of the loop that answers them, too: a machine that is busy otherwise
 * gives up no call that would have been answered.
 */
export function shortenPatience(): void {
  holdRequests();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns < turnsOfPatience) return;
      clearInterval(timer);
      controller.abort(new DOMException('Too late', 'TimeoutError'));
    }, turn);
    return controller.signal;
  });
}

/** What waits for an answer that never comes. */
const waiting: unknown[] = [];

/** Node lets go of a request that waits for ever, and of the signals that lead to it: nobody would give it up then. */
function holdRequests(): void {
  const { fetch } = globalThis;
  if (jest.isMockFunction(fetch)) return;
  jest.spyOn(globalThis, 'fetch').mockImplementation((request, options) => {
    const answer = fetch(request, options);
    waiting.push(request, answer);
    return answer;
  });
  const any = AbortSignal.any.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'any').mockImplementation((signals) => {
    const signal = any(signals);
    waiting.push(signal, ...signals);
    return signal;
  });
}
