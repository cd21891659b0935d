import { isChangeClosed, type ChangeRequest } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../builders.ts';
import { ordersUrl, server, serviceChangesUrl, servicesUrl } from '../server.ts';
import { aChangeRequest, anotherKind, aWifiKind } from './someChangeRequests.ts';
import { aService } from './someServices.ts';

interface Call {
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | null;
}

export interface ChangeRequestApiStub {
  requests: ChangeRequest[];
  /** What the list was asked for. */
  readonly lists: readonly Record<string, string>[];
  readonly writes: readonly Call[];
}

/** The server's side of service change requests, with a service that they can be for. Whatever is written is answered with the first request. */
export function aChangeRequestApiStub(requests: ChangeRequest[] = [aChangeRequest()]): ChangeRequestApiStub {
  const lists: Record<string, string>[] = [];
  const writes: Call[] = [];
  const stub: ChangeRequestApiStub = { requests, lists, writes };
  const answer = (id: unknown, status = 200) => {
    const request = stub.requests.find((each) => each.id === id);
    return request ? HttpResponse.json(request, { status }) : HttpResponse.json(aProblem(404), { status: 404 });
  };
  const note = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    writes.push({
      path: pathname.replace(/^.*\/v1/, ''),
      query: Object.fromEntries(searchParams),
      body: await request.json(),
      key: request.headers.get('Idempotency-Key'),
    });
  };
  server.use(
    http.get(ordersUrl('/freeze-periods'), () => HttpResponse.json({ items: [] })),
    http.get(servicesUrl('/services'), () =>
      HttpResponse.json({ items: [aService()], totalItems: 1, totalPages: 1, currentPage: 0 }),
    ),
    http.get(servicesUrl('/services/:serviceId'), () => HttpResponse.json(aService())),
    http.get(serviceChangesUrl('/kinds'), () => HttpResponse.json({ items: [aWifiKind, anotherKind] })),
    http.get(serviceChangesUrl('/requests'), ({ request }) => {
      lists.push(Object.fromEntries(new URL(request.url).searchParams));
      const items = stub.requests;
      return HttpResponse.json({
        items,
        totalItems: items.length,
        totalPages: 1,
        currentPage: 0,
        counts: countsOf(items),
      });
    }),
    http.get(serviceChangesUrl('/requests/:id'), ({ params }) => answer(params['id'])),
    http.post(serviceChangesUrl('/requests'), async ({ request }) => {
      await note(request);
      return answer(stub.requests[0]?.id, 201);
    }),
    ...['messages', 'cancellations', 'approvals'].map((path) =>
      http.post(serviceChangesUrl(`/requests/:id/${path}`), async ({ request, params }) => {
        await note(request);
        return answer(params['id'], 201);
      }),
    ),
  );
  return stub;
}

/** As somebody who may approve sees them. */
function countsOf(requests: readonly ChangeRequest[]) {
  const closed = requests.filter(({ status }) => isChangeClosed(status));
  const waiting = requests.filter(
    ({ status, approval }) => status === 'NEED_INFO' || (approval === 'WAITING' && !isChangeClosed(status)),
  );
  return { open: requests.length - closed.length, waiting: waiting.length, closed: closed.length };
}
