/** What there is of optical services, and what the company has asked for. */
export const opticalPath = '/order-optical-services';
export const newOpticalRequestPath = `${opticalPath}/new`;
export const opticalRequestPathPattern = `${opticalPath}/:requestId`;

/** Under this name the browser remembers how its reader looks at the list. */
export const opticalListId = 'opticalRequests';

/** Where a request is followed. Its number leads there too, as people read it to each other. */
export function opticalRequestPath(requestId: string): string {
  return `${opticalPath}/${encodeURIComponent(requestId)}`;
}
