/** Letters so large that a phone shows few of them in a line: text of the usual size would need a window of less than 288 px. */
export const cramped = '@media (max-width: 18em)';
