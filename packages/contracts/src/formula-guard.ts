/** What spreadsheets take for the beginning of a formula, or strip from before one; the wide forms among them. */
const formulaStarts = new Set('=+-@\t\r\n\0＝＋－＠');

/** A text for the cell of a file that spreadsheets open: none of them a formula. */
export function guardFormula(text: string): string {
  return startsFormula(text) ? `'${text}` : text;
}

/** What {@link guardFormula} was given, where a file comes back. */
export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && startsFormula(text.slice(1)) ? text.slice(1) : text;
}

function startsFormula(text: string): boolean {
  return formulaStarts.has(text.charAt(0));
}
