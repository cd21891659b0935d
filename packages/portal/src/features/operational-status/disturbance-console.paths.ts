/** Where the provider's staff write of disturbances and planned works. */
export const consolePath = '/disturbance-console';
export const newDisturbancePath = `${consolePath}/new`;
export const newWorkPath = `${consolePath}/new-work`;
export const consoleDetailPattern = `${consolePath}/:disturbanceId`;
export const consoleChangePattern = `${consoleDetailPattern}/change`;

/** Names what the browser remembers of the list. */
export const consoleListId = 'providerDisturbances';

export function consoleDetailPath({ id }: { id: string }): string {
  return `${consolePath}/${encodeURIComponent(id)}`;
}

export function consoleChangePath(disturbance: { id: string }): string {
  return `${consoleDetailPath(disturbance)}/change`;
}
