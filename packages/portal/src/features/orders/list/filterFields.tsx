import { Skeleton, type DateRangePickerProps } from '@skerry/ui';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useRequiredComponent } from '../../../platform/browser/useRequiredComponent.ts';
import type { SiteFilterProps } from './SiteFilter.tsx';

const days: Part<DateRangePickerProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./DaysFilter.tsx')).DaysFilter,
};
const site: Part<SiteFilterProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./SiteFilter.tsx')).SiteFilter,
};

/** A first and a last day; fetched when it is first opened. */
export function DaysField(props: DateRangePickerProps) {
  const { Component } = useRequiredComponent(days);
  return Component ? <Component {...props} isClearable /> : <Skeleton width={90} />;
}

/** A site, found by its name, ids or address; fetched when it is first opened. */
export function SiteField(props: SiteFilterProps) {
  const { Component } = useRequiredComponent(site);
  return Component ? <Component {...props} /> : <Skeleton width={90} />;
}
