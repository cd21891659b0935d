import type { Overview } from '@skerry/contracts';
import { useState } from 'react';
import { ApiError } from '../../platform/api/ApiError.ts';
import { useApi } from '../../platform/api/useApi.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { OverviewPart } from '../../platform/overview/overview.ts';
import { report } from '../../platform/report.ts';
import { readOverview } from './home.reads.ts';

/** A part as it is known at the moment. */
export type PartState =
  | { status: 'loading' }
  /** Not the caller's, or of a system that this server does not know. */
  | { status: 'absent' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'known'; value: object };

export interface OverviewAccess {
  stateOf: (part: OverviewPart) => PartState;
  /** Where there is no answer at all. */
  failure: OverviewFailure | undefined;
}

export type OverviewFailure = Omit<Extract<PartState, { status: 'failed' }>, 'status'>;

/** How often what is shown is asked for again, in milliseconds. */
const interval = 120_000;

/** The overview's one call, and each of its parts for itself. */
export function useOverview(parts: readonly OverviewPart[]): OverviewAccess {
  const api = useApi();
  const [retried, setRetried] = useState<readonly OverviewPart[]>([]);
  const { data, error, isValidating, mutate } = useQuery(
    parts.length === 0 ? undefined : ['portal-user', 'overview', parts.join()],
    (api) => readOverview(api, parts),
    { refreshInterval: interval, keepPreviousData: true },
  );

  async function retry(part: OverviewPart) {
    setRetried((known) => [...known, part]);
    try {
      const again = await readOverview(api, [part]);
      await mutate((known) => merged(known, again, part), { revalidate: false });
    } catch (cause) {
      report(cause);
    } finally {
      setRetried((known) => known.filter((one) => one !== part));
    }
  }

  const failure =
    data === undefined && error !== undefined
      ? { error, isRetrying: isValidating, retry: () => void mutate() }
      : undefined;
  const stateOf = (part: OverviewPart): PartState => {
    if (failure) return { status: 'failed', ...failure };
    if (data === undefined) return { status: 'loading' };
    const value = data[part];
    if (value !== null && value !== undefined) return { status: 'known', value };
    const status = data.errors[part];
    if (value === undefined || status === 501) return { status: 'absent' };
    return {
      status: 'failed',
      error: new ApiError({ status: status ?? 500 }),
      isRetrying: retried.includes(part),
      retry: () => void retry(part),
    };
  };
  return { stateOf, failure };
}

function merged(known: Overview | undefined, again: Overview, part: OverviewPart): Overview {
  const others = Object.entries(known?.errors ?? {}).filter(([name]) => name !== part);
  return { ...known, ...again, errors: { ...Object.fromEntries(others), ...again.errors } };
}
