/** Page size of the user list (specification, section 9). */
export const userPageSize = 25;

/** Page size of the list of services. */
export const servicePageSize = 25;

/** Page size of the list of sites (specification, section 9). */
export const sitePageSize = 20;

/** Page size of the lists of orders and quotes (specification, section 9). */
export const orderPageSize = 10;

/** Page size of the list of service change requests. */
export const changePageSize = 25;

/** Page size of the list of contacts. */
export const contactPageSize = 25;

/** Page size of the lists of disturbances and planned works, and of sites by their state. */
export const disturbancePageSize = 25;

/** Page size of the list of tickets. */
export const ticketPageSize = 25;
