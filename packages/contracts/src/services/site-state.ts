import { operationalStatusOf, readServiceStatus } from './service-status.ts';

/** What a place on the map can be, the worst first. */
export const siteStates = ['DISTURBANCE', 'ATTENTION', 'INSTALLING', 'IN_SERVICE', 'ENDED'] as const;
export type SiteState = (typeof siteStates)[number];

export type ServiceHealth = 'OK' | 'DEGRADED' | 'DOWN' | 'UNKNOWN';

interface ServiceCondition {
  status: string;
  health: ServiceHealth;
}

/** What one service makes of its place. Health counts only while the service runs; a status that is not known worries nobody. */
export function stateOfService({ status, health }: ServiceCondition): SiteState {
  const operational = operationalStatusOf(status);
  if (operational === 'TERMINATED') return 'ENDED';
  if (operational === 'INSTALLATION_ONGOING') return 'INSTALLING';
  if (health === 'DOWN') return 'DISTURBANCE';
  if (health === 'DEGRADED' || readServiceStatus(status) === 'TERMINATION_NOTICE') return 'ATTENTION';
  return 'IN_SERVICE';
}

/** Whether somebody has to look at a service, and so at its site. */
export function needsSomebody(service: ServiceCondition): boolean {
  const state = stateOfService(service);
  return state === 'DISTURBANCE' || state === 'ATTENTION';
}

/**
 * The state of a site: that of the worst service which is delivered there, whatever a list is filtered by. A service between two sites
 * counts at its own site, which is the one that reports it and has it in its list, and not where its other end is. Of a site without
 * services, all has ended.
 */
export function stateOfSite(services: Iterable<ServiceCondition>): SiteState {
  const present = new Set([...services].map(stateOfService));
  return siteStates.find((state) => present.has(state)) ?? 'ENDED';
}
