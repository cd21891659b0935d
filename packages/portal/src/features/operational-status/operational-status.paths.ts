import { anyOf } from '../../platform/access/access.ts';
import { plannedWorksPath, statusPath } from '../../platform/disturbances/disturbances.paths.ts';

/** Who may see them. */
export const statusAccess = anyOf('BillingResponsible', 'OperationStaff', 'OperationResponsible');

export const statusHistoryPath = `${statusPath}/history`;
export const statusCalendarPath = `${statusPath}/calendar`;
export const statusFeedsPath = `${statusPath}/subscribe`;
export const plannedWorkPathPattern = `${plannedWorksPath}/:disturbanceId`;
export const disturbancePathPattern = `${statusPath}/disturbances/:disturbanceId`;

/** For a screen on a wall. */
export const nocPath = '/noc';

/** Under these names the browser remembers how its reader looks at the lists. */
export const plannedWorksListId = 'plannedWorks';
export const statusHistoryListId = 'statusHistory';
