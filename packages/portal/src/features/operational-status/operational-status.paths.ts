import { anyOf } from '../../platform/access/access.ts';

/** Who may see them. */
export const statusAccess = anyOf('BillingResponsible', 'OperationStaff', 'OperationResponsible');

/** How the company's services do, and what is planned for the network. */
export const statusPath = '/operational-status';
export const plannedWorksPath = `${statusPath}/planned-works`;
export const statusHistoryPath = `${statusPath}/history`;
export const statusCalendarPath = `${statusPath}/calendar`;
export const statusFeedsPath = `${statusPath}/subscribe`;
export const plannedWorkPathPattern = `${plannedWorksPath}/:disturbanceId`;
export const disturbancePathPattern = `${statusPath}/disturbances/:disturbanceId`;

/** Under these names the browser remembers how its reader looks at the lists. */
export const plannedWorksListId = 'plannedWorks';
export const statusHistoryListId = 'statusHistory';

/** Where a disturbance or a planned work is followed. */
export function disturbancePath({ type, id }: { type: string; id: string }): string {
  const parent = type === 'PLANNED_WORK' ? plannedWorksPath : `${statusPath}/disturbances`;
  return `${parent}/${encodeURIComponent(id)}`;
}
