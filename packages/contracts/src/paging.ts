/** Page size of the user list (specification, section 9). */
export const userPageSize = 25;
