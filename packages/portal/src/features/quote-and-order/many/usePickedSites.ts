import type { PlannedSiteDraft } from '@skerry/contracts';
import { useState } from 'react';
import { maxListSites, nowhere, pastedSites } from './pastedRows.ts';

/** Sites that are named by pasted lines, or picked from the company's own and the provider's data centres. */
export interface PickedSites {
  readonly text: string;
  readonly siteIds: readonly string[];
  readonly dataCentreIds: readonly string[];
  readonly pick: (part: Partial<Pick<PickedSites, 'text' | 'siteIds' | 'dataCentreIds'>>) => void;
  readonly sites: readonly PlannedSiteDraft[];
  /** Rows of the list with these; undefined where they fit. */
  readonly tooMany: number | undefined;
  /** The first line whose coordinate is no place on earth. */
  readonly wrongLine: number | undefined;
  readonly canBeSent: boolean;
}

/** @param there How many sites the list has already. */
export function usePickedSites(there = 0): PickedSites {
  const [picked, setPicked] = useState<Pick<PickedSites, 'text' | 'siteIds' | 'dataCentreIds'>>({
    text: '',
    siteIds: [],
    dataCentreIds: [],
  });
  const sites = [
    ...pastedSites(picked.text),
    ...picked.siteIds.map((siteId) => ({ siteId })),
    ...picked.dataCentreIds.map((dataCenterSiteId) => ({ dataCenterSiteId })),
  ];
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
