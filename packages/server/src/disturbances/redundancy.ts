import type { RedundancyRisk, RedundancyTouch } from '@skerry/contracts';

/** Two services that must not fail together, and share a name for that. */
export interface PairMember {
  pair: string;
  pairKind: 'diversityGroup' | 'tag';
  serviceId: string;
  serviceName: string;
  siteName: string;
  city: string;
}

/** Less than this between them, and the second path is not surely up when the first one goes down. */
export const leastGapMinutes = 120;

const minute = 60_000;

/**
 * Where two members of a pair are touched at once, or with less than two hours between; one work that touches both counts as well.
 * The earliest first. Of two members and two events there is one risk, whatever else they share.
 */
export function risksOf(members: readonly PairMember[], touches: readonly RedundancyTouch[]): RedundancyRisk[] {
  const ofService = Map.groupBy(touches, ({ serviceId }) => serviceId);
  const ofPair = Map.groupBy(members, ({ pair, pairKind }) => `${pairKind} ${pair}`);
  const risks = [...ofPair.values()].flatMap((group) => {
    const touched = group.filter(({ serviceId }) => ofService.has(serviceId));
    return touched.flatMap((one, place) =>
      touched.slice(place + 1).flatMap((other) => {
        const [first = [], second = []] = [ofService.get(one.serviceId), ofService.get(other.serviceId)];
        return first.flatMap((a) => second.flatMap((b) => riskOf([one, other], [a, b]) ?? []));
      }),
    );
  });
  return risks.sort((a, b) => beginning(a) - beginning(b) || a.pair.localeCompare(b.pair, 'en'));
}

function beginning({ touches }: RedundancyRisk): number {
  return Math.min(...touches.map(({ startsAt }) => Date.parse(startsAt)));
}

function riskOf(
  [one, other]: readonly [PairMember, PairMember],
  [a, b]: readonly [RedundancyTouch, RedundancyTouch],
): RedundancyRisk | undefined {
  const from = Math.max(Date.parse(a.startsAt), Date.parse(b.startsAt));
  const to = Math.min(Date.parse(a.endsAt), Date.parse(b.endsAt));
  const gapMinutes = Math.max(0, (from - to) / minute);
  if (gapMinutes >= leastGapMinutes) return undefined;
  const member = ({ serviceId, serviceName, siteName, city }: PairMember) => ({
    serviceId,
    serviceName,
    siteName,
    city,
  });
  const overlaps = from < to;
  return {
    pair: one.pair,
    pairKind: one.pairKind,
    members: [member(one), member(other)],
    touches: [a, b],
    overlapStartsAt: overlaps ? new Date(from).toISOString() : null,
    overlapEndsAt: overlaps ? new Date(to).toISOString() : null,
    gapMinutes: Math.ceil(gapMinutes),
  };
}

/** The risks that an event is part of. */
export function risksWith(risks: readonly RedundancyRisk[], id: string): RedundancyRisk[] {
  return risks.filter(({ touches }) => touches.some((touch) => touch.id === id));
}

/** The names of pairs at risk, by the events that touch them. */
export function pairsByEvent(risks: readonly RedundancyRisk[]): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const { pair, touches } of risks)
    for (const { id } of touches) if (id !== null) pairs.set(id, (pairs.get(id) ?? new Set()).add(pair));
  return pairs;
}
