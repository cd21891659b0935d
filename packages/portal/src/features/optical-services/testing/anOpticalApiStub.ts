import type { OpticalRequest, OpticalRequestCreate } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../testing/builders.ts';
import { quoteAndOrderUrl, server, sitesUrl } from '../../../testing/server.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { anOpticalRequest, aRequestPage, opticalOptions } from './someOpticalRequests.ts';

export interface OpticalApiStub {
  /** What was sent, with the key of each. */
  readonly sent: readonly { request: OpticalRequestCreate; key: string | null }[];
  /** What the list was asked for. */
  readonly lists: readonly Record<string, string>[];
}

/** The server's side of optical services. A text that is searched for is found in the number; a request that is sent is the first one. */
export function anOpticalApiStub(requests: readonly OpticalRequest[] = []): OpticalApiStub {
  const sent: { request: OpticalRequestCreate; key: string | null }[] = [];
  const lists: Record<string, string>[] = [];
  const all = () => [...(sent.length > 0 ? [anOpticalRequest()] : []), ...requests];
  server.use(
    http.get(quoteAndOrderUrl('/optical/options'), () => HttpResponse.json(opticalOptions)),
    http.get(quoteAndOrderUrl('/optical-requests'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      lists.push(query);
      return HttpResponse.json(aRequestPage(all(), query['text']));
    }),
    http.get(quoteAndOrderUrl('/optical-requests/:requestId'), ({ params }) => {
      const found = all().find(({ id }) => id === params['requestId']);
      return found ? HttpResponse.json(found) : HttpResponse.json(aProblem(404), { status: 404 });
    }),
    http.post(quoteAndOrderUrl('/optical-requests'), async ({ request }) => {
      sent.push({
        request: (await request.json()) as OpticalRequestCreate,
        key: request.headers.get('Idempotency-Key'),
      });
      return HttpResponse.json(anOpticalRequest(), { status: 201 });
    }),
    http.get(sitesUrl('/sites'), () =>
      HttpResponse.json({ items: [aService().site], totalItems: 1, totalPages: 1, currentPage: 0 }),
    ),
  );
  return { sent, lists };
}
