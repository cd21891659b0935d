/** The company's service change requests. */
export const changeRequestsPath = '/service-change-request';
export const newChangeRequestPath = `${changeRequestsPath}/new`;
export const changeRequestPathPattern = `${changeRequestsPath}/:requestId`;

/** Under this name the browser remembers how its reader looks at the list. */
export const changeRequestsListId = 'changeRequests';

/** Where a request is followed. */
export function changeRequestPath(requestId: string): string {
  return `${changeRequestsPath}/${encodeURIComponent(requestId)}`;
}

/** The list with a request searched for by its number, whatever its state. */
export function changeRequestSearchHref(number: string): string {
  return `${changeRequestsPath}?${new URLSearchParams({ filter: number }).toString()}`;
}

/** The form, with a service in it already. */
export function newChangeRequestHref(serviceId: string): string {
  return `${newChangeRequestPath}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
