import type { Overview } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import type { OverviewPart } from '../../platform/overview/overview.ts';

/** What the features that are open ask the overview for. An inactive customer has nothing under way: whom to reach is all that is left. */
export function overviewParts(features: readonly Feature[], customerIsActive: boolean): readonly OverviewPart[] {
  return customerIsActive ? features.flatMap(({ overview }) => overview?.parts ?? []) : [];
}

export async function readOverview(api: Api, parts: readonly OverviewPart[]): Promise<Overview> {
  return unwrap(
    api.portalUser.GET('/b2b-customer/overview', { params: { query: { parts: parts.join() } } }),
    ({ errors }) => Object.values(errors).every((status) => typeof status === 'number'),
  );
}
