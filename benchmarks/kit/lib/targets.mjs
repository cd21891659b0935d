// What is measured, in the order of the table, and what we want: our figure by that of the best of the four kits.

/**
 * @typedef {object} Measure
 * @property {string} id
 * @property {string} title
 * @property {string} unit
 * @property {number} [target] our figure / best peer's, at most
 * @property {number} [atMost] our figure, at most
 * @property {string} [against] the measure of the peers that ours stands against, where it isn't the same one
 */

/** @type {readonly Measure[]} */
export const measures = [
  { id: 'bytes', title: 'JavaScript + CSS, without React, gzip', unit: 'kB', target: 0.45 },
  { id: 'javascript', title: '– of it JavaScript', unit: 'kB' },
  { id: 'css', title: '– of it CSS', unit: 'kB' },
  { id: 'later', title: 'JavaScript fetched only when it comes to that', unit: 'kB' },
  { id: 'firstPaint', title: 'First paint', unit: 'ms', target: 0.75 },
  { id: 'largestPaint', title: 'Largest paint', unit: 'ms', target: 0.75 },
  { id: 'blocking', title: 'Blocking time of the load', unit: 'ms', target: 0.45 },
  { id: 'remount', title: 'Remount of the screen', unit: 'ms', target: 0.6 },
  { id: 'rows', title: '1,000 rows, all in the page', unit: 'ms', target: 0.55 },
  { id: 'virtualRows', title: '1,000 rows, as by default (ours virtual)', unit: 'ms', target: 0.1, against: 'rows' },
  { id: 'menuFirst', title: 'Opening the menu, the first time', unit: 'ms', target: 0.65 },
  { id: 'menu', title: 'Opening the menu, again', unit: 'ms', target: 0.65 },
  { id: 'dialogFirst', title: 'Opening the dialog, the first time', unit: 'ms' },
  { id: 'dialog', title: 'Opening the dialog, mounted on opening', unit: 'ms', target: 0.85 },
  { id: 'toggle', title: 'Toggling a switch', unit: 'ms', target: 0.9 },
  { id: 'filter', title: 'One character that filters 1,000 rows, 25 shown', unit: 'ms', target: 0.65 },
  { id: 'page', title: 'Change of page', unit: 'ms', target: 0.6 },
  { id: 'optionsOpen', title: '10,000 options: opening', unit: 'ms', target: 0.45 },
  { id: 'optionsFilter', title: '10,000 options: filtering', unit: 'ms', target: 0.7 },
  { id: 'elements', title: 'Elements of the screen', unit: '', target: 0.7 },
  { id: 'heap', title: 'Heap kept per remount, after 50', unit: 'kB', target: 0.65 },
  { id: 'axe', title: 'Findings of axe, on the page', unit: '', atMost: 0 },
  { id: 'axeDialog', title: 'Findings of axe, with the dialog open', unit: '', atMost: 0 },
];

/** What is read together, in this order. `--only` takes these names. */
export const groups = ['bytes', 'load', 'acts', 'heap', 'axe'];

/** The acts of one visit: what is wanted for the first time comes first, what leaves most behind comes last. */
export const acts = ['menu', 'dialog', 'toggle', 'filter', 'page', 'remount', 'options', 'virtualRows', 'rows'];
