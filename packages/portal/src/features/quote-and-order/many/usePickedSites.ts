import type { PlannedSiteDraft } from '@skerry/contracts';
import { useMemo, useState } from 'react';
import { principalOf } from '../../../platform/session/identity.ts';
import { useConsumedDraft, useSaveDraft } from '../../../platform/session/useDraft.ts';
import { useIdentity, useSession } from '../../../platform/session/useSession.ts';
import { maxListSites, nowhere, pastedSites } from './pastedRows.ts';
import { arePins, placeOfPin, type Pin } from './pins/pins.ts';

interface Picked {
  readonly text: string;
  readonly siteIds: readonly string[];
  readonly dataCentreIds: readonly string[];
  readonly pins: readonly Pin[];
}

/** Sites that are named by pasted lines, pointed at on the map, or picked from the company's own and the provider's data centres. */
export interface PickedSites extends Picked {
  readonly pick: (part: Partial<Picked> | ((before: Picked) => Partial<Picked>)) => void;
  /** How many of the sites are named by pasted lines. */
  readonly pasted: number;
  readonly sites: readonly PlannedSiteDraft[];
  /** Rows of the list with these; undefined where they fit. */
  readonly tooMany: number | undefined;
  /** The first line whose coordinate is no place on earth. */
  readonly wrongLine: number | undefined;
  readonly canBeSent: boolean;
  /** Leaves them to another form, which opens with them. */
  readonly leaveTo: (formId: string) => void;
}

const none: Picked = { text: '', siteIds: [], dataCentreIds: [], pins: [] };

/**
 * @param formId What they are kept under, should the session end.
 * @param there How many sites the list has already.
 */
export function usePickedSites(formId: string, there = 0): PickedSites {
  const [picked, setPicked] = useState(useConsumedDraft(formId, isPicked) ?? none);
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const pasted = useMemo(() => pastedSites(picked.text), [picked.text]);
  const sites = [
    ...pasted,
    ...picked.pins.map(placeOfPin),
    ...picked.siteIds.map((siteId) => ({ siteId })),
    ...picked.dataCentreIds.map((dataCenterSiteId) => ({ dataCenterSiteId })),
  ];
  useSaveDraft(formId, () => (sites.length > 0 ? picked : undefined));
  const tooMany = there + sites.length > maxListSites ? there + sites.length : undefined;
  const wrongLine = nowhere(sites);
  return {
    ...picked,
    pick: (part) => setPicked((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    pasted: pasted.length,
    sites,
    tooMany,
    wrongLine,
    leaveTo: (otherFormId) => drafts.put(principal, otherFormId, picked),
    canBeSent: sites.length > 0 && tooMany === undefined && wrongLine === undefined,
  };
}

function isPicked(values: unknown): values is Picked {
  const { text, siteIds, dataCentreIds, pins } = (values ?? {}) as Partial<Picked>;
  return typeof text === 'string' && Array.isArray(siteIds) && Array.isArray(dataCentreIds) && arePins(pins);
}
