import type { Feature, FeatureNav, PageName } from '../../platform/feature/feature.ts';
import { judge } from '../../platform/feature/judge.ts';
import type { Visitor } from '../../platform/feature/visitor.ts';

export interface ReachablePage extends Pick<Partial<FeatureNav>, 'icon'>, Pick<FeatureNav, 'path' | 'group'> {
  name: PageName;
}

/** Every page with an address of its own that the visitor may open: those of the menu, and those beside them. */
export function reachablePages(features: readonly Feature[], visitor: Visitor): ReachablePage[] {
  return features
    .filter((feature) => judge(feature, visitor) === 'open' && (feature.nav?.isFor?.(visitor) ?? true))
    .flatMap(({ nav, routes }) =>
      routes
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, title }) => ({ path, name: title, group: nav?.group ?? 'more', ...(nav && { icon: nav.icon }) })),
    );
}
