import type { AddressCandidate, PlannedSiteDraft } from '@skerry/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { useWrite } from '../../../platform/data/useWrite.ts';
import { principalOf } from '../../../platform/session/identity.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { useCreateSiteList } from '../purchase.mutations.ts';
import { locateAddress } from '../purchase.queries.ts';
import { quoteAndOrderHref, siteListHref } from '../quote-and-order.paths.ts';
import { rememberAddress } from './chosenAddress.ts';
import { rememberRecent } from './recentAddresses.ts';

export type PlaceProblem = { kind: 'notFound' } | { kind: 'failed'; error: unknown; retry: () => void };

export interface ChoosePlace {
  readonly isPending: boolean;
  /** Why there is no place yet. */
  readonly problem: PlaceProblem | undefined;
  readonly forget: () => void;
  /** Looks an address up; where it has buildings, one of them is chosen next. */
  readonly chooseAddress: (candidate: Pick<AddressCandidate, 'text' | 'magicKey'>) => void;
  /** A place that is known: a list of it is made, and what is wanted there is chosen next. */
  readonly choosePlace: (site: PlannedSiteDraft, text: string) => void;
}

/** From a place to its list of one site, and on (specification, section 4). */
export function useChoosePlace({ onNotFound }: { onNotFound?: () => void } = {}): ChoosePlace {
  const api = useApi();
  const navigate = useNavigate();
  const principal = principalOf(useIdentity());
  const keyOf = useIdempotencyKey();
  const location = useWrite((candidate: Pick<AddressCandidate, 'text' | 'magicKey'>) => locateAddress(api, candidate));
  const creation = useCreateSiteList();
  const [problem, setProblem] = useState<PlaceProblem>();

  function choosePlace(site: PlannedSiteDraft, text: string): void {
    const list = { sites: [site] };
    setProblem(undefined);
    creation.start(
      { list, idempotencyKey: keyOf(list) },
      {
        done({ id }) {
          rememberRecent(principal, { text, siteListId: id });
          void navigate(siteListHref(id));
        },
        failed: (error) => setProblem({ kind: 'failed', error, retry: () => choosePlace(site, text) }),
      },
    );
  }

  function notFound(): void {
    setProblem({ kind: 'notFound' });
    onNotFound?.();
  }

  function chooseAddress(candidate: Pick<AddressCandidate, 'text' | 'magicKey'>): void {
    setProblem(undefined);
    location.start(candidate, {
      done(located) {
        const [coordinate] = located.locationCoordinates;
        // A place that nobody knows is no place (pages, section 3.4.3).
        if (!coordinate) {
          notFound();
          return;
        }
        if (located.buildings.length > 0) {
          rememberAddress(principal, { ...located, magicKey: candidate.magicKey });
          void navigate(quoteAndOrderHref({ step: 'SELECT_BUILDING' }));
          return;
        }
        const { text, country } = located;
        choosePlace({ address: text, magicKey: candidate.magicKey, country, locationCoordinate: coordinate }, text);
      },
      failed(error) {
        if (error instanceof ApiError && error.status === 400) notFound();
        else setProblem({ kind: 'failed', error, retry: () => chooseAddress(candidate) });
      },
    });
  }

  return {
    isPending: location.isPending || creation.isPending,
    problem,
    forget: () => setProblem(undefined),
    chooseAddress,
    choosePlace,
  };
}
