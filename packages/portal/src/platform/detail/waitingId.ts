/** Id of the part of a detail page with the decisions that wait: links from lists lead to it. */
export const waitingId = 'waiting';
