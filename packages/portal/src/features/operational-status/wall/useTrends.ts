import type { WallSite } from '@skerry/contracts';
import { useEffect, useState } from 'react';

export type Trend = 'worse' | 'better' | 'steady';

interface Seen {
  readonly at: number;
  readonly ills: ReadonlyMap<string, number>;
}

/** In milliseconds: how far back it is compared with, and how long a wall must have looked to say anything. One blip is no trend. */
const [span, least] = [1_800_000, 60_000];
const most = 120;

const illness = ({ services: { down, degraded } }: WallSite) => down * 2 + degraded;

/** How each site that is not well does beside half an hour ago, or since this wall has been looking. */
export function useTrends(
  sites: readonly WallSite[],
  eventId: string | undefined,
): (site: WallSite) => Trend | undefined {
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const [told, setTold] = useState<string>();
  const [now, setNow] = useState(Date.now);
  // Of each wall once: what is computed from it belongs to the same rendering.
  if (eventId !== undefined && eventId !== told) {
    setTold(eventId);
    const ills = new Map(sites.filter((site) => illness(site) > 0).map((site) => [site.id, illness(site)]));
    setSeen((before) => [...before.filter(({ at }) => now - at < span), { at: now, ills }].slice(-most));
  }
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), least);
    return () => clearInterval(timer);
  }, []);
  return (site) => {
    const [first] = seen;
    if (!first || now - first.at < least || illness(site) === 0) return undefined;
    const before = first.ills.get(site.id) ?? 0;
    return illness(site) > before ? 'worse' : illness(site) < before ? 'better' : 'steady';
  };
}
