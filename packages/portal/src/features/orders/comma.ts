/** Between two facts of a line. */
export const comma = ', ';
