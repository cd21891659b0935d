import { serviceChangesPath, servicesPath } from './services-section.paths.ts';

/** What can be ordered for a service that is there. */
export const serviceChangeKinds = ['upgrade', 'addon', 'replace', 'terminate'] as const;
export type ServiceChangeKind = (typeof serviceChangeKinds)[number];

/** Where a change of a service is ordered. */
export function serviceChangeHref(change: ServiceChangeKind, serviceId: string): string {
  return `${serviceChangesPath}/${change}?${new URLSearchParams({ service: serviceId }).toString()}`;
}

/** One service, in the place of the list. */
export function serviceHref(serviceId: string): string {
  return `${servicesPath}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
