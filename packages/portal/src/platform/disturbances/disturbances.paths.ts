/** How the company's services do, and what is planned for the network. */
export const statusPath = '/operational-status';
export const plannedWorksPath = `${statusPath}/planned-works`;

/** Where a disturbance or a planned work is followed. */
export function disturbancePath({ type, id }: { type: string; id: string }): string {
  const parent = type === 'PLANNED_WORK' ? plannedWorksPath : `${statusPath}/disturbances`;
  return `${parent}/${encodeURIComponent(id)}`;
}
