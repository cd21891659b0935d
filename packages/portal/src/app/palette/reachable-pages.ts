import type { Feature, FeatureNav, PageName } from '../../platform/feature/feature.ts';
import { judge } from '../../platform/feature/judge.ts';
import type { Visitor } from '../../platform/feature/visitor.ts';

export interface ReachablePage extends Pick<Partial<FeatureNav>, 'icon'>, Pick<FeatureNav, 'path' | 'group'> {
  name: PageName;
  /** The page of the menu that it belongs to, where it is another. */
  parent?: PageName;
}

/** Every page with an address of its own that the visitor may open: those of the menu, and those beside them. What has no place in the menu is begun from somewhere else, as an action. */
export function reachablePages(features: readonly Feature[], visitor: Visitor): ReachablePage[] {
  return features
    .filter((feature) => judge(feature, visitor) === 'open')
    .flatMap(({ nav, routes }) =>
      (nav ? routes : [])
        // Of one name is the page itself and what is begun on it.
        .filter(({ path, title }) => !path.includes(':') && (path === nav?.path || title !== nav?.label))
        .map(({ path, title }) => ({
          path,
          name: title,
          group: nav?.group ?? 'more',
          ...(nav && { icon: nav.icon }),
          ...(nav && nav.label !== title && { parent: nav.label }),
        })),
    );
}
