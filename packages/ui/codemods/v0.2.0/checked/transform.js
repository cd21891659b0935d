import { kitElements, renameAttribute } from '../../src/kitElements.js';

/** What `kitElements` cannot see through is told with these words. */
export const changed = new Map([['CheckboxCard', '`isChecked` is `checked`']]);
const names = new Set(changed.keys());

/**
 * Whether a card is ticked is `checked` since 0.2.0, as with everything that is on or off.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  const root = j(file.source);
  const changed = kitElements(j, root, names).filter((element) => renameAttribute(element, 'isChecked', 'checked'));
  return changed.length > 0 ? root.toSource() : undefined;
}
