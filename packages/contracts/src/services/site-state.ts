import { operationalStatusOf, readServiceStatus } from './service-status.ts';

/** What a place on the map can be, the worst first. */
export const siteStates = ['DISTURBANCE', 'ATTENTION', 'INSTALLING', 'IN_SERVICE', 'ENDED'] as const;
export type SiteState = (typeof siteStates)[number];

export type ServiceHealth = 'OK' | 'DEGRADED' | 'DOWN' | 'UNKNOWN';

/** What one service makes of its place. Health counts only while the service runs; a status that is not known worries nobody. */
export function stateOfService({ status, health }: { status: string; health: ServiceHealth }): SiteState {
  const operational = operationalStatusOf(status);
  if (operational === 'TERMINATED') return 'ENDED';
  if (operational === 'INSTALLATION_ONGOING') return 'INSTALLING';
  if (health === 'DOWN') return 'DISTURBANCE';
  if (health === 'DEGRADED' || readServiceStatus(status) === 'TERMINATION_NOTICE') return 'ATTENTION';
  return 'IN_SERVICE';
}

/** The worst of some states; of a place without services, that all has ended. */
export function worstState(states: Iterable<SiteState>): SiteState {
  const present = new Set(states);
  return siteStates.find((state) => present.has(state)) ?? 'ENDED';
}
