import type { CalendarEntry, CalendarToken, Disturbance, StatusGroup } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../builders.ts';
import { disturbancesUrl, operationalStatusUrl, server, servicesUrl } from '../server.ts';
import { aService } from '../services-section/someServices.ts';
import { aDisturbance, aFeed, aPlannedWork } from './someDisturbances.ts';

interface Call {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
}

export interface StatusApiStub {
  disturbances: Disturbance[];
  feeds: CalendarToken[];
  /** What making a feed answers. */
  made: CalendarToken;
  groups: StatusGroup[];
  entries: CalendarEntry[];
  asOf: string | null;
  /** What the list was asked for. */
  readonly lists: readonly Record<string, string>[];
  readonly writes: readonly Call[];
}

const isPast = ({ state }: Disturbance) => ['RESOLVED', 'COMPLETED', 'CANCELLED'].includes(state);

/** The server's side of disturbances, planned works and the operational status. Whatever is written is answered with what is there. */
export function aStatusApiStub(parts: Partial<StatusApiStub> = {}): StatusApiStub {
  const lists: Record<string, string>[] = [];
  const writes: Call[] = [];
  const stub: StatusApiStub = {
    disturbances: [aDisturbance(), aPlannedWork()],
    feeds: [aFeed()],
    made: { ...aFeed(), path: '/api/operational-status/v1/calendar/secret.ics' },
    groups: [],
    entries: [],
    asOf: new Date().toISOString(),
    ...parts,
    lists,
    writes,
  };
  const answer = (id: unknown, status = 200) => {
    const found = stub.disturbances.find((each) => each.id === id);
    return found ? HttpResponse.json(found, { status }) : HttpResponse.json(aProblem(404), { status: 404 });
  };
  const note = async (request: Request) => {
    writes.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(/^.*\/v1/, ''),
      body: request.method === 'DELETE' ? null : await request.json(),
      key: request.headers.get('Idempotency-Key'),
    });
  };
  const countOf = (isCounted: (each: Disturbance) => boolean) => stub.disturbances.filter(isCounted).length;
  server.use(
    http.get(servicesUrl('/tags'), () => HttpResponse.json({ items: [] })),
    http.get(disturbancesUrl('/disturbances'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      lists.push(query);
      const items = stub.disturbances.filter(
        (each) =>
          (query['type'] === undefined || each.type === query['type']) &&
          (query['period'] === undefined || isPast(each) === (query['period'] === 'past')),
      );
      return HttpResponse.json({
        items,
        totalItems: items.length,
        totalPages: 1,
        currentPage: 0,
        counts: {
          disturbances: countOf((each) => each.type === 'DISTURBANCE' && !isPast(each)),
          plannedWorks: countOf((each) => each.type === 'PLANNED_WORK' && !isPast(each)),
          past: countOf(isPast),
          waiting: countOf(({ answer: { state } }) => state === 'WAITING'),
        },
      });
    }),
    http.get(disturbancesUrl('/disturbances/:id'), ({ params }) => answer(params['id'])),
    ...['acknowledgements', 'inquiries', 'reports'].map((path) =>
      http.post(disturbancesUrl(`/disturbances/:id/${path}`), async ({ request, params }) => {
        await note(request);
        return answer(params['id'], 201);
      }),
    ),
    http.get(operationalStatusUrl('/operational-status'), () => {
      const countIn = (state: string) =>
        stub.groups.filter((each) => each.state === state).reduce((sum, { services }) => sum + services, 0);
      return HttpResponse.json({
        state: stub.groups[0]?.state ?? 'OK',
        asOf: stub.asOf,
        services: {
          ok: countIn('OK'),
          degraded: countIn('DEGRADED'),
          down: countIn('DOWN'),
          unknown: countIn('UNKNOWN'),
        },
        groups: stub.groups,
        totalItems: stub.groups.length,
        totalPages: 1,
        currentPage: 0,
      });
    }),
    http.get(operationalStatusUrl('/freeze-periods'), () => HttpResponse.json({ items: [] })),
    http.get(operationalStatusUrl('/calendar-entries'), () => HttpResponse.json({ items: stub.entries })),
    http.get(operationalStatusUrl('/calendar-tokens'), () => HttpResponse.json({ items: stub.feeds })),
    http.post(operationalStatusUrl('/calendar-tokens'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(stub.made, { status: 201 });
    }),
    http.put(operationalStatusUrl('/calendar-tokens/:id'), async ({ request }) => {
      await note(request);
      return HttpResponse.json(aFeed({ version: 2 }));
    }),
    http.delete(operationalStatusUrl('/calendar-tokens/:id'), async ({ request }) => {
      await note(request);
      stub.feeds = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(servicesUrl('/services'), () =>
      HttpResponse.json({ items: [aService()], totalItems: 1, totalPages: 1, currentPage: 0 }),
    ),
  );
  return stub;
}
