/** A phone whose window shows few rows below header, title and tabs: half of it is for the content. */
export const lowPhone = '@media (max-width: 37.49875em) and (max-height: 43.75em)';
