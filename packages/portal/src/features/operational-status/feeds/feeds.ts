import type { CalendarToken } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { ifMatch } from '../../../platform/api/if-match.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import type { FeedKind, FeedLayer } from './feedKinds.ts';

const list = ['operational-status', 'feeds'] as const;

export interface FeedDetails {
  readonly name: string;
  readonly layers: readonly FeedLayer[];
  readonly withAddresses: boolean;
  readonly language: 'sv' | 'en' | 'no' | 'da';
}

/** The reader's own feeds, of calendars and of news. */
export function useFeeds(): SWRResponse<{ items: CalendarToken[] }, unknown> {
  return useQuery<{ items: CalendarToken[] }>(list, (api) =>
    unwrap(api.operationalStatus.GET('/calendar-tokens'), ({ items }) => items.every(isFeed)),
  );
}

/** Makes a feed. The answer alone has its address. */
export function useCreateFeed(): Write<Keyed<{ kind: FeedKind; details: FeedDetails }>, CalendarToken> {
  return useApiWrite(
    (api, { kind, details, idempotencyKey }: Keyed<{ kind: FeedKind; details: FeedDetails }>) =>
      unwrap(
        api.operationalStatus.POST('/calendar-tokens', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { kind, ...details, layers: [...details.layers] },
        }),
        isFeed,
      ),
    (cache) => cache.invalidate(list),
  );
}

/** Changes what a feed holds; its address stays. */
export function useChangeFeed(): Write<{ feed: CalendarToken; details: FeedDetails }, CalendarToken> {
  return useApiWrite(
    (api, { feed, details }: { feed: CalendarToken; details: FeedDetails }) =>
      unwrap(
        api.operationalStatus.PUT('/calendar-tokens/{tokenId}', {
          params: { path: { tokenId: feed.id }, header: ifMatch(feed.version) },
          // What the form does not ask about stays.
          body: { ...details, layers: [...details.layers], tagIds: feed.tagIds },
        }),
        isFeed,
      ),
    (cache) => cache.invalidate(list),
  );
}

/** From then on the address of the feed leads nowhere. */
export function useRevokeFeed(): Write<CalendarToken, unknown> {
  return useApiWrite(
    (api, { id, version }: CalendarToken) =>
      unwrap(
        api.operationalStatus.DELETE('/calendar-tokens/{tokenId}', {
          params: { path: { tokenId: id }, header: ifMatch(version) },
        }),
      ),
    (cache) => cache.invalidate(list),
  );
}

function isFeed({ id, name, layers, version }: CalendarToken): boolean {
  return [id, name].every((text) => typeof text === 'string') && Array.isArray(layers) && Number.isInteger(version);
}
