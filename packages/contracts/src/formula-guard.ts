/** The characters that spreadsheets read as the start of a formula, or strip before one, including wide forms. */
const formulaStarts = new Set('=+-@\t\r\n\0＝＋－＠');

/** A text for a cell of a file that spreadsheets open, never a formula. */
export function guardFormula(text: string): string {
  return startsFormula(text) ? `'${text}` : text;
}

/** The text before {@link guardFormula}, for a file that is read back. */
export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && startsFormula(text.slice(1)) ? text.slice(1) : text;
}

function startsFormula(text: string): boolean {
  return formulaStarts.has(text.charAt(0));
}
