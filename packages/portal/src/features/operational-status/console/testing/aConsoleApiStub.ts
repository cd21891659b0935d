import type { DisturbancePreview, ProviderDisturbance } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { aProblem } from '../../../../testing/builders.ts';
import { disturbancesUrl, server } from '../../../../testing/server.ts';
import type { FoundService } from '../console.queries.ts';

export const staff = { user: { isInternal: true, roles: [] } };

const en = (displayName: string) => [{ language: 'en' as const, displayName }];

/** A fibre break that is told to two customers, whose next update is overdue. */
export function aFault(part: Partial<ProviderDisturbance> = {}): ProviderDisturbance {
  return {
    id: 'fault-1',
    type: 'DISTURBANCE',
    reference: 'DI-24-0412',
    title: en('Fibre break at Amager'),
    description: [],
    advice: [],
    kind: 'NORMAL',
    state: 'IDENTIFIED',
    impact: 'OUTAGE',
    visibility: 'AFFECTED',
    countries: ['dk'],
    place: { name: 'Amager, København', coordinates: { longitude: 12.6, latitude: 55.65 } },
    startsAt: '2024-11-21T06:52:00.000Z',
    endsAt: null,
    backupWindows: [],
    estimatedEndAt: null,
    showsEstimatedEnd: false,
    nextUpdateAt: '2024-11-21T08:30:00.000Z',
    expectedOutageMinutes: null,
    answerBy: null,
    movedFrom: [],
    announcedAt: '2024-11-21T06:58:00.000Z',
    resolvedAt: null,
    handledBy: 'Sofie Brandt',
    rootCause: [],
    resolution: [],
    mitigation: [],
    cancelReason: [],
    services: 3,
    customers: 2,
    openInquiries: 0,
    acknowledged: 0,
    groups: [
      {
        through: 'CPH-7 Amager',
        customerId: '4471820',
        customerName: 'Havstrand Logistik AB',
        impact: 'OUTAGE',
        minutes: null,
        startsAt: null,
        endsAt: null,
        services: 2,
        restored: 0,
        serviceIds: ['DK-1', 'DK-2'],
      },
      {
        through: 'CPH-7 Amager',
        customerId: '6630420',
        customerName: 'Øresund Handel A/S',
        impact: 'OUTAGE',
        minutes: null,
        startsAt: null,
        endsAt: null,
        services: 1,
        restored: 0,
        serviceIds: ['DK-9'],
      },
    ],
    updates: [
      {
        id: '2',
        at: '2024-11-21T07:58:00.000Z',
        kind: 'UPDATED',
        state: 'IDENTIFIED',
        text: en('In a cable duct.'),
        by: 'Sofie Brandt',
      },
    ],
    inquiries: [],
    reports: [],
    nextStates: ['INVESTIGATING', 'MONITORING', 'RESOLVED'],
    sequence: 1,
    version: 2,
    ...part,
  };
}

/** A work ahead, for which a customer has asked for another date. */
export function aPlannedWork(part: Partial<ProviderDisturbance> = {}): ProviderDisturbance {
  return aFault({
    id: 'work-1',
    type: 'PLANNED_WORK',
    reference: 'PW-24-1187',
    title: en('Fibre reroute at Skeppsbron'),
    state: 'CONFIRMED',
    place: null,
    startsAt: '2027-01-19T22:00:00.000Z',
    endsAt: '2027-01-20T03:00:00.000Z',
    nextUpdateAt: null,
    countries: ['se'],
    openInquiries: 1,
    acknowledged: 1,
    inquiries: [
      {
        id: '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a',
        customerId: '4471820',
        customerName: 'Havstrand Logistik AB',
        kind: 'RESCHEDULE',
        state: 'OPEN',
        text: 'Night sorting runs then.',
        serviceIds: [],
        wantedWindows: [{ startsAt: '2027-01-26T22:00:00.000Z', endsAt: '2027-01-27T03:00:00.000Z' }],
        usesBackupWindow: false,
        customerReference: 'CHG-3391',
        contactName: 'Magnus Dahl',
        askedAt: '2024-11-20T09:00:00.000Z',
        askedBy: 'Magnus Dahl',
        answer: null,
        answeredAt: null,
        answeredBy: null,
      },
    ],
    nextStates: ['IN_PROCESS', 'RE_SCHEDULED', 'CANCELLED'],
    ...part,
  });
}

export const someServices: readonly FoundService[] = ['SE-204418', 'SE-204419'].map((serviceId) => ({
  customerId: '4471820',
  customerName: 'Havstrand Logistik AB',
  serviceId,
  serviceName: 'DIA Static',
  siteName: 'Göteborg huvudkontor',
  city: 'Göteborg',
  country: 'SE',
}));

export interface ConsoleBook {
  items: ProviderDisturbance[];
  preview: DisturbancePreview;
  readonly queries: Record<string, string>[];
  readonly writes: { path: string; body: Record<string, unknown>; ifMatch: string | null }[];
}

/** What the provider's staff read and write. A write is kept, and answered with what is there. */
export function aConsoleApiStub(items: ProviderDisturbance[] = [aFault(), aPlannedWork()]): ConsoleBook {
  const book: ConsoleBook = {
    items,
    preview: {
      services: 3,
      outageServices: 3,
      customers: 2,
      languages: [
        { language: 'sv', customers: 1 },
        { language: 'da', customers: 1 },
      ],
      items: [
        { customerId: '4471820', customerName: 'Havstrand Logistik AB', services: 2, impact: 'OUTAGE' },
        { customerId: '6630420', customerName: 'Øresund Handel A/S', services: 1, impact: 'OUTAGE' },
      ],
    },
    queries: [],
    writes: [],
  };
  const list = disturbancesUrl('/provider/disturbances');
  const found = (id: unknown) => book.items.find((one) => one.id === id);
  const write = async (request: Request, id: unknown, status: number) => {
    const body = (await request.json()) as Record<string, unknown>;
    const path = new URL(request.url).pathname.split('/provider/disturbances')[1] ?? '';
    book.writes.push({ path, body, ifMatch: request.headers.get('if-match') });
    return HttpResponse.json(found(id) ?? book.items[0], { status });
  };
  server.use(
    http.get(list, ({ request }) => {
      book.queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: book.items, totalItems: book.items.length, totalPages: 1, currentPage: 0 });
    }),
    http.post(`${list}/previews`, () => HttpResponse.json(book.preview)),
    http.post(list, ({ request }) => write(request, undefined, 201)),
    http.get(`${list}/:id`, ({ params }) => {
      const one = found(params['id']);
      return one ? HttpResponse.json(one) : HttpResponse.json(aProblem(404), { status: 404 });
    }),
    http.put(`${list}/:id`, ({ request, params }) => write(request, params['id'], 200)),
    http.post(`${list}/:id/:what`, ({ request, params }) => write(request, params['id'], 201)),
    http.get(disturbancesUrl('/provider/services'), ({ request }) => {
      const ids = new URL(request.url).searchParams.get('serviceIds')?.split(',');
      return HttpResponse.json({
        items: someServices.filter(({ serviceId }) => ids === undefined || ids.includes(serviceId)),
      });
    }),
  );
  return book;
}
