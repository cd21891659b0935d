import { useRequiredComponent } from '../platform/browser/useRequiredComponent.ts';
import type { Part } from '../platform/browser/useLazyComponent.ts';

/** Only where the build has flags to override. */
export function FetchedFlagBadge({ badge }: { badge: Part<object> }) {
  const { Component } = useRequiredComponent(badge);
  return Component && <Component />;
}
