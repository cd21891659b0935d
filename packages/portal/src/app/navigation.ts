import type { MessageId } from '@skerry/i18n';
import type { NavGroup, NavItem } from '@skerry/ui';
import { homePath } from '../features/home/home.paths.ts';
import { navGroups, type Feature, type FeatureNav } from '../platform/feature/feature.ts';
import { openFeatures } from '../platform/feature/judge.ts';
import type { Visitor } from '../platform/feature/visitor.ts';

/** The links of the features that the visitor may open. */
export function menuEntries(features: readonly Feature[], visitor: Visitor): FeatureNav[] {
  return openFeatures(features, visitor).flatMap(({ nav }) => (nav && (nav.isFor?.(visitor) ?? true) ? [nav] : []));
}

/** How many links stand outside 'More options' at most, besides those that always do. */
const highlightLimit = 3;

/** The menu of the visitor. The highlighted links are the first candidates that they may open; without any, the first entry of the menu is. */
export function menuOf(entries: readonly FeatureNav[], pathname: string, text: (id: MessageId) => string): NavGroup[] {
  const inGroup = (group: (typeof navGroups)[number]) => entries.filter((nav) => nav.group === group);
  const candidates = entries
    .filter((nav): nav is FeatureNav & { highlight: number } => typeof nav.highlight === 'number')
    .sort((a, b) => a.highlight - b.highlight)
    .slice(0, highlightLimit);
  const highlighted: readonly FeatureNav[] =
    candidates.length > 0
      ? candidates
      : // What the company's own people administer before what everybody may open.
        (['company', 'operations', 'more'] as const)
          .flatMap(inGroup)
          .filter(({ path, highlight }) => path !== homePath && highlight === undefined)
          .slice(0, 1);

  const item = (nav: FeatureNav): NavItem => {
    const highlight =
      nav.highlight === 'always' ? nav.highlight : placeOf(highlighted.findIndex(({ path }) => path === nav.path));
    return {
      href: nav.path,
      label: text(nav.label),
      icon: nav.icon,
      isCurrent: pathname === nav.path || pathname.startsWith(`${nav.path}/`),
      // The logo is the link to the start page.
      hasTick: nav.path !== homePath,
      ...(highlight && { highlight }),
    };
  };

  return navGroups.map((id) => ({
    id,
    label: text(`shell.nav.group.${id}`),
    items: inGroup(id).map(item),
  }));
}

function placeOf(index: number): 1 | 2 | 3 | undefined {
  return ([1, 2, 3] as const)[index];
}
