import { jest } from '@jest/globals';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { aProblem } from '../../../testing/builders.ts';

const posted = 'There is something wrong with your posted information. Please change and try again.';
const conflict = 'There is a conflict in your posted information with other data. Please change and try again.';
const unavailable = 'Information is not available at the moment';

const status =
  (code: number): HttpResponseResolver =>
  () =>
    HttpResponse.json(aProblem(code), { status: code });
const body =
  (text: string): HttpResponseResolver =>
  () =>
    new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } });

/** Ways for a call to fail, and what section 8 of the specification (with decision 20) says about each. 401 and 404 have tests of their own. */
export const failures: [name: string, answer: HttpResponseResolver, text: string][] = [
  ['the network is down', () => HttpResponse.error(), 'Could not reach the server'],
  ['the status is 400', status(400), posted],
  [
    'the status is 403',
    status(403),
    'You are not allowed to do this. Please contact your administrator for permission.',
  ],
  ['the status is 422', status(422), posted],
  ['the status is 428', status(428), posted],
  ['the status is 429', status(429), unavailable],
  ['the status is 500', status(500), unavailable],
  ['the status is 502', status(502), unavailable],
  ['the status is 503', status(503), unavailable],
  ['the status is 504', status(504), unavailable],
  ['the answer is empty', body(''), unavailable],
  ['the answer is cut off', body('{"id":"alva","firstName":"Al'), unavailable],
  ['the answer is a page of HTML', body('<html><body>Bad gateway</body></html>'), unavailable],
  ['the answer is another thing', body('{"hello":"world"}'), unavailable],
  ['the server hangs', () => new Promise<never>(() => {}), unavailable],
];

/** The same, with the statuses that are about versions. */
export const writeFailures: typeof failures = [
  ...failures,
  ['the status is 409', status(409), conflict],
  ['the status is 412', status(412), conflict],
];

/** Calls are given up after a moment instead of 15 seconds. */
export function shortenPatience(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), 100);
    return controller.signal;
  });
}
