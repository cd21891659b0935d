import type { RedundancyRisk } from '@skerry/contracts';
import { http, HttpResponse } from 'msw';
import { operationalStatusUrl, server } from '../server.ts';

/** What a time would make: the other member of the pair is worked on then. */
export function aRisk(parts: Partial<RedundancyRisk> = {}): RedundancyRisk {
  const touch = { startsAt: '2024-12-06T22:00:00.000Z', endsAt: '2024-12-07T03:00:00.000Z' };
  return {
    pair: 'Malmö-Lund',
    pairKind: 'diversityGroup',
    members: [
      { serviceId: 'SE-198032', serviceName: 'IP Link', siteName: 'Malmö kontor', city: 'Malmö' },
      { serviceId: 'SE-198033', serviceName: 'DIA Static', siteName: 'Lund lager', city: 'Lund' },
    ],
    touches: [
      {
        kind: 'PLANNED_WORK',
        id: 'work-1',
        reference: 'PW-24-1187',
        title: [{ language: 'en', displayName: 'Fibre reroute' }],
        serviceId: 'SE-198032',
        ...touch,
      },
      { kind: 'PROPOSED', id: null, reference: null, title: [], serviceId: 'SE-198033', ...touch },
    ],
    overlapStartsAt: touch.startsAt,
    overlapEndsAt: touch.endsAt,
    gapMinutes: 0,
    ...parts,
  };
}

/** The server's side of the question whether a time touches both paths of a pair; answers what was asked. */
export function aRedundancyStub(items: RedundancyRisk[] = [aRisk()]): {
  asked: Record<string, string>[];
  items: RedundancyRisk[];
} {
  const stub = { asked: [] as Record<string, string>[], items };
  server.use(
    http.get(operationalStatusUrl('/redundancy-check'), ({ request }) => {
      stub.asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ items: stub.items });
    }),
  );
  return stub;
}
