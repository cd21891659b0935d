// Matrices run as a sample that is chosen by rule, and whole in `npm run test:full`: docs/decisions/0055-checks-that-scale.md.

/** Whether each cell of each matrix is wanted. Not a name of the product's own: the server refuses those that it does not know. */
export const isWhole = process.env['TEST_MATRIX'] === 'full';

/**
 * The columns that each row meets: all of them in the whole run, else the next few, round and round. So each row meets
 * several columns and each column several rows, none much oftener than another, and it is the same ones in each run.
 * What is chosen is printed in a line that the table of `npm test` repeats.
 *
 * @template R, C
 * @param {string} name of the matrix, as in `operations × outcomes`
 * @param {readonly R[]} rows
 * @param {readonly C[]} columns
 * @param {{ perRow: number, perColumn?: number, whole?: boolean }} least how many columns a row meets, and how many rows a column (2)
 * @returns {[row: R, columns: C[]][]}
 */
export function matrixOf(name, rows, columns, { perRow, perColumn = 2, whole = isWhole }) {
  const wanted = Math.max(perRow, Math.ceil((perColumn * columns.length) / Math.max(rows.length, 1)));
  const count = whole ? columns.length : Math.min(wanted, columns.length);
  /** @type {[row: R, columns: C[]][]} */
  const cells = rows.map((row, index) => [
    row,
    columns.filter((_, column) => (column - index * count + rows.length * columns.length) % columns.length < count),
  ]);
  process.stdout.write(`    Matrix ${describe(name, rows.length, columns.length, count)}\n`);
  return cells;
}

/**
 * Each value of the one with each of the other, in an order in which neighbours differ in both: a few that follow each
 * other hold as many different values of either as they can.
 *
 * @template A, B
 * @param {readonly A[]} some
 * @param {readonly B[]} others
 * @returns {[A, B][]}
 */
export function pairsOf(some, others) {
  // Where one length is a multiple of a part of the other, the round would repeat itself: it is shifted by one then.
  const round = leastCommonMultiple(some.length, others.length);
  return Array.from({ length: some.length * others.length }, (_, index) => {
    const shifted = index + Math.floor(index / round);
    return [/** @type {A} */ (some[index % some.length]), /** @type {B} */ (others[shifted % others.length])];
  });
}

/** @param {string} name @param {number} rows @param {number} columns @param {number} count */
function describe(name, rows, columns, count) {
  const all = rows * columns;
  if (count === columns) return `${name}: all ${all}`;
  const most = Math.ceil((rows * count) / columns);
  const least = Math.floor((rows * count) / columns);
  const rowsMet = least === most ? most : `${least} or ${most}`;
  return `${name}: ${rows * count} of ${all}, ${count} of ${columns} for each row, ${rowsMet} of ${rows} for each column`;
}

/** @param {number} a @param {number} b */
function leastCommonMultiple(a, b) {
  let [high, low] = [a, b];
  while (low > 0) [high, low] = [low, high % low];
  return (a * b) / Math.max(high, 1);
}
