import type { PlannedSiteDraft } from '@skerry/contracts';
import { useState } from 'react';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { maxListSites, nowhere, pastedSites } from './pastedRows.ts';

interface Picked {
  readonly text: string;
  readonly siteIds: readonly string[];
  readonly dataCentreIds: readonly string[];
}

/** Sites that are named by pasted lines, or picked from the company's own and the provider's data centres. */
export interface PickedSites extends Picked {
  readonly pick: (part: Partial<Picked>) => void;
  readonly sites: readonly PlannedSiteDraft[];
  /** Rows of the list with these; undefined where they fit. */
  readonly tooMany: number | undefined;
  /** The first line whose coordinate is no place on earth. */
  readonly wrongLine: number | undefined;
  readonly canBeSent: boolean;
}

const none: Picked = { text: '', siteIds: [], dataCentreIds: [] };

/**
 * @param formId What they are kept under, should the session end.
 * @param there How many sites the list has already.
 */
export function usePickedSites(formId: string, there = 0): PickedSites {
  const [picked, setPicked] = useState(useConsumedDraft(formId, isPicked) ?? none);
  const sites = [
    ...pastedSites(picked.text),
    ...picked.siteIds.map((siteId) => ({ siteId })),
    ...picked.dataCentreIds.map((dataCenterSiteId) => ({ dataCenterSiteId })),
  ];
  useSaveDraft(formId, () => (sites.length > 0 ? picked : undefined));
  const tooMany = there + sites.length > maxListSites ? there + sites.length : undefined;
  const wrongLine = nowhere(sites);
  return {
    ...picked,
    pick: (part) => setPicked((before) => ({ ...before, ...part })),
    sites,
    tooMany,
    wrongLine,
    canBeSent: sites.length > 0 && tooMany === undefined && wrongLine === undefined,
  };
}

function isPicked(values: unknown): values is Picked {
  const { text, siteIds, dataCentreIds } = (values ?? {}) as Partial<Picked>;
  return typeof text === 'string' && Array.isArray(siteIds) && Array.isArray(dataCentreIds);
}
