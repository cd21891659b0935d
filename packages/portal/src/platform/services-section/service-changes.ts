import type { FeatureFlag, FeatureFlags } from '@skerry/contracts';
import { serviceChangesPath, servicesPath } from './services-section.paths.ts';

/** What can be ordered for a service that is there. */
export const serviceChangeKinds = ['upgrade', 'addon', 'replace', 'renegotiate', 'move', 'terminate'] as const;
export type ServiceChangeKind = (typeof serviceChangeKinds)[number];

/** The flags of the company that changes depend on. */
export const serviceChangeFlags: Readonly<Partial<Record<ServiceChangeKind, FeatureFlag>>> = {
  upgrade: 'serviceUpgrades',
  replace: 'replacementOrder',
  terminate: 'serviceTerminations',
};

/** Most services that one order of the portal is for: a page of the list. */
export const maxChangedServices = 25;

/** Whether a change can be ordered for more than one service at once. */
export function isChangeForSeveral(change: ServiceChangeKind, flags: FeatureFlags): boolean {
  return change !== 'replace' || flags['replaceMultipleOrders'] === true;
}

/** Where a change of services is ordered. */
export function serviceChangeHref(change: ServiceChangeKind, serviceIds: readonly string[]): string {
  return `${serviceChangesPath}/${change}?${new URLSearchParams(serviceIds.map((id) => ['service', id])).toString()}`;
}

/** One service, in the place of the list. */
export function serviceHref(serviceId: string): string {
  return `${servicesPath}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
