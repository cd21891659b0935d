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

/** The form, with a service in it already. */
export function newChangeRequestHref(serviceId: string): string {
  return `${newChangeRequestPath}?${new URLSearchParams({ service: serviceId }).toString()}`;
}
