import type { AffectedService, CalendarToken, Disturbance } from '@skerry/contracts';

const named = (displayName: string) => [{ language: 'en' as const, displayName }];

export function anAffectedService(parts: Partial<AffectedService> = {}): AffectedService {
  return {
    serviceId: 'SE-198032',
    serviceName: 'IP Link',
    productId: 'ip-link',
    siteId: 'S-10007',
    siteName: 'Malmö kontor',
    city: 'Malmö',
    impact: 'OUTAGE',
    minutes: 40,
    startsAt: '2024-12-06T22:40:00.000Z',
    endsAt: '2024-12-06T23:20:00.000Z',
    restoredAt: null,
    pair: null,
    ...parts,
  };
}

/** A moved work that waits for the company's answer. */
export function aPlannedWork(parts: Partial<Disturbance> = {}): Disturbance {
  return {
    id: 'work-1',
    type: 'PLANNED_WORK',
    reference: 'PW-24-1187',
    title: named('Fibre reroute at Skeppsbron'),
    kind: 'NORMAL',
    state: 'RE_SCHEDULED',
    startsAt: '2024-12-06T22:00:00.000Z',
    endsAt: '2024-12-07T03:00:00.000Z',
    estimatedEndAt: null,
    nextUpdateAt: null,
    expectedOutageMinutes: 40,
    movedFrom: [
      {
        startsAt: '2024-11-19T22:00:00.000Z',
        endsAt: '2024-11-20T03:00:00.000Z',
        movedAt: '2024-11-15T09:00:00.000Z',
        reason: named('The digging permit came late'),
      },
    ],
    announcedAt: '2024-11-04T09:00:00.000Z',
    noticeDays: 21,
    resolvedAt: null,
    latestUpdate: null,
    countries: ['se'],
    freezeIds: [],
    mine: { impact: 'OUTAGE', services: 1, sites: 1, outageServices: 1, minutes: 40, cities: ['Malmö'] },
    answer: { state: 'WAITING', answerBy: '2024-11-28T15:00:00.000Z', answeredAt: null, answeredBy: null },
    pairsAtRisk: [],
    rootCause: [],
    description: named('The old duct is filled in.'),
    advice: named('Leave your equipment powered on.'),
    place: { name: 'Skeppsbron 9-13, Malmö', coordinates: null },
    handledBy: 'Arne Vik',
    backupWindows: [{ startsAt: '2024-12-08T22:00:00.000Z', endsAt: '2024-12-09T03:00:00.000Z' }],
    affected: [anAffectedService()],
    updates: [
      {
        id: '1',
        at: '2024-11-15T09:00:00.000Z',
        kind: 'MOVED',
        state: 'RE_SCHEDULED',
        text: named('The digging permit came late'),
        by: 'Arne Vik',
      },
    ],
    inquiries: [],
    resolution: [],
    mitigation: [],
    cancelReason: [],
    risks: [],
    actions: ['acknowledge', 'ask', 'askForAnotherDate'],
    sequence: 2,
    version: 5,
    ...parts,
  };
}

/** A disturbance that is there now. */
export function aDisturbance(parts: Partial<Disturbance> = {}): Disturbance {
  return aPlannedWork({
    id: 'fault-1',
    type: 'DISTURBANCE',
    reference: 'D-24-0412',
    title: named('Fibre break at Amager'),
    state: 'IDENTIFIED',
    startsAt: '2024-11-21T06:52:00.000Z',
    endsAt: null,
    nextUpdateAt: '2024-11-21T09:30:00.000Z',
    movedFrom: [],
    announcedAt: null,
    noticeDays: null,
    answer: { state: 'NOT_NEEDED', answerBy: null, answeredAt: null, answeredBy: null },
    backupWindows: [],
    updates: [
      {
        id: '2',
        at: '2024-11-21T08:31:00.000Z',
        kind: 'UPDATED',
        state: 'IDENTIFIED',
        text: named('The break is located in a cable duct.'),
        by: 'Arne Vik',
      },
    ],
    actions: ['report'],
    ...parts,
  });
}

export function aFeed(parts: Partial<CalendarToken> = {}): CalendarToken {
  return {
    id: 'feed-1',
    kind: 'CALENDAR',
    name: 'Everything of ours',
    layers: ['planned', 'freeze'],
    tagIds: [],
    withAddresses: false,
    language: 'en',
    hint: '7f3k…q92d',
    createdAt: '2024-09-03T08:00:00.000Z',
    lastUsedAt: null,
    lastUsedBy: null,
    version: 1,
    ...parts,
  };
}
