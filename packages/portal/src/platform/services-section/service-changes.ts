import { servicesPath } from './services-section.paths.ts';

/** What can be ordered for a service that is there. */
export const serviceChangeKinds = ['upgrade', 'addon', 'replace', 'terminate'] as const;
export type ServiceChangeKind = (typeof serviceChangeKinds)[number];

export const serviceChangePathPattern = `${servicesPath}/changes/:change`;

/** Where a change of a service is ordered. */
export function serviceChangeHref(change: ServiceChangeKind, serviceId: string): string {
  return `${servicesPath}/changes/${change}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
