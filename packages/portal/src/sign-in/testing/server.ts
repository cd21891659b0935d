import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { endRequests } from '../../testing/requests.ts';

/** Answers the calls of the pages. A call without an answer fails the test. */
export const server = setupServer();

export function serveForTests(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    endRequests();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

/** The bodies that a path was sent, in order, with the answer that each gets: the last one again and again. */
export function answer(path: string, ...answers: (() => Response | Promise<Response>)[]): unknown[] {
  const received: unknown[] = [];
  const url = `http://portal.example${path}`;
  const handle = async ({ request }: { request: Request }) => {
    received.push(request.method === 'GET' ? undefined : await request.json());
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (!next) throw new Error(`No answer for ${path}.`);
    return next();
  };
  server.use(http.post(url, handle), http.get(url, handle));
  return received;
}

export function json(body: JsonBodyType, status = 200): () => Response {
  return () => HttpResponse.json(body, { status });
}

export function problem(status: number, details: object = {}, headers: Record<string, string> = {}): () => Response {
  return () =>
    HttpResponse.json(
      { type: 'about:blank', title: 'Refused', status, ...details },
      { status, headers: { 'content-type': 'application/problem+json', ...headers } },
    );
}

export const noAnswer = () => HttpResponse.error();
export const noContent = () => new HttpResponse(null, { status: 204 });
export const halfAnAnswer = () =>
  new HttpResponse('{"redirectTo": ', { headers: { 'content-type': 'application/json' } });
