import type { RedundancyRisk } from '@skerry/contracts';
import { useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';

/** A time that somebody is about to choose: moments, or days for all of each. */
export interface ProposedTime {
  serviceIds: readonly string[];
  from: string;
  to: string;
  /** The order or request whose time it is to be. */
  exceptId?: string;
}

/** What is asked before a time is chosen at which both members of a pair would be touched. */
export interface Redundancy {
  readonly risks: readonly RedundancyRisk[];
  /** That the reader goes on all the same; of other risks it is asked anew. */
  readonly isAccepted: boolean;
  readonly accept: (isAccepted: boolean) => void;
  /** Nothing may be sent before it is answered. */
  readonly isOpen: boolean;
  /** What goes with the time that is sent. */
  readonly given: { redundancyAccepted?: true };
  /** Whether an error is that the server knows of a risk that was not accepted. What is known here is asked for again then. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly askAgain: () => void;
}

export interface RedundancyQuestionProps {
  redundancy: Redundancy;
  /** Why the last try failed. */
  error: unknown;
  readOnly?: boolean;
}

/** Asks whether a time that is about to be chosen touches the second path of a pair; nothing is asked without one. */
export function useRedundancy(proposed: ProposedTime | undefined): Redundancy {
  const asked = proposed !== undefined && proposed.serviceIds.length > 0 ? proposed : undefined;
  const ids = asked?.serviceIds.join() ?? '';
  const { data, mutate } = useQuery(
    asked && ['operational-status', 'redundancy', ids, asked.from, asked.to, asked.exceptId ?? ''],
    (api) => {
      const { from = '', to = '', exceptId } = asked ?? {};
      const query = { serviceIds: ids, from, to, ...(exceptId !== undefined && { exceptId }) };
      return unwrap(api.operationalStatus.GET('/redundancy-check', { params: { query } }), isRiskList);
    },
  );
  const [accepted, setAccepted] = useState('');
  const risks = asked ? (data?.items ?? []) : [];
  const key = JSON.stringify(risks);
  const isAccepted = risks.length > 0 && accepted === key;
  return {
    risks,
    isAccepted,
    accept: (isNow) => setAccepted(isNow ? key : ''),
    // Where it can't be asked, the server still knows: it refuses what was not accepted.
    isOpen: risks.length > 0 && !isAccepted,
    given: isAccepted ? { redundancyAccepted: true } : {},
    isRefusal: (error) => risks.length > 0 && isRedundancyRefusal(error),
    askAgain: () => void mutate(),
  };
}

export function isRedundancyRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.problem?.errors?.some(({ field }) => field === 'redundancyAccepted') === true
  );
}

function isRiskList({ items }: { items: RedundancyRisk[] }): boolean {
  return items.every(({ pair, touches, members }) => typeof pair === 'string' && touches.length === members.length);
}
