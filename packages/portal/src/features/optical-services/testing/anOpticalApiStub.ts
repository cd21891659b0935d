import type { OpticalRequest, OpticalRequestCreate } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { quoteAndOrderUrl, server, sitesUrl } from '../../../testing/server.ts';
import { aService } from '../../../testing/services-section/someServices.ts';
import { anOpticalRequest, opticalOptions } from './someOpticalRequests.ts';

export interface OpticalApiStub {
  /** What was sent, with the key of each. */
  readonly sent: readonly { request: OpticalRequestCreate; key: string | null }[];
}

/** The server's side of optical services. */
export function anOpticalApiStub(requests: readonly OpticalRequest[] = []): OpticalApiStub {
  const sent: { request: OpticalRequestCreate; key: string | null }[] = [];
  server.use(
    http.get(quoteAndOrderUrl('/optical/options'), () => HttpResponse.json(opticalOptions)),
    http.get(quoteAndOrderUrl('/optical-requests'), () =>
      HttpResponse.json({
        items: [...(sent.length > 0 ? [anOpticalRequest()] : []), ...requests],
        totalItems: requests.length,
        totalPages: 1,
        currentPage: 0,
      }),
    ),
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
  return { sent };
}
