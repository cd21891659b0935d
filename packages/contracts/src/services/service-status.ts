/** What the provider says of a service, as lists, filters and texts know it. The order is that of the choice in the filter. */
export const serviceStatuses = [
  'INSTALLATION_ONGOING',
  'IN_SERVICE',
  'TERMINATION_NOTICE',
  'TERMINATED',
  'TERMINATED_BEFORE_DELIVERY',
  'NOT_AVAILABLE',
] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** The coarser enumeration of some of the provider's systems. */
export type OperationalServiceStatus = 'INSTALLATION_ONGOING' | 'IN_SERVICE' | 'TERMINATED' | 'NOT_AVAILABLE';

/** What a status stands for in the coarser enumeration (decision 4): notice is given on what is still in service. */
const operationalStatuses: Record<ServiceStatus, OperationalServiceStatus> = {
  INSTALLATION_ONGOING: 'INSTALLATION_ONGOING',
  IN_SERVICE: 'IN_SERVICE',
  TERMINATION_NOTICE: 'IN_SERVICE',
  TERMINATED: 'TERMINATED',
  TERMINATED_BEFORE_DELIVERY: 'TERMINATED',
  NOT_AVAILABLE: 'NOT_AVAILABLE',
};

/** `In service`, `IN_SERVICE` and `in-service` are one. The database keeps the same form beside each status. */
export function serviceStatusCode(status: string): string {
  return status.trim().toUpperCase().replaceAll(/[ -]/g, '_');
}

/** The status that a word of the provider's system stands for; undefined for one that is not known, which is shown as it came. */
export function readServiceStatus(status: string): ServiceStatus | undefined {
  const code = serviceStatusCode(status);
  return serviceStatuses.find((known) => known === code);
}

/** Undefined where the status is not known: nothing is concluded from it. */
export function operationalStatusOf(status: string): OperationalServiceStatus | undefined {
  const known = readServiceStatus(status);
  return known === undefined ? undefined : operationalStatuses[known];
}

/** Whether a service still is, or will be: all but those that have ended. One of an unknown status counts. */
export function isActiveService(status: string): boolean {
  return operationalStatusOf(status) !== 'TERMINATED';
}
