import { kitElements, renameAttribute } from '../../src/kitElements.js';

const names = new Set(['DatePicker', 'DateRangePicker', 'FileDrop', 'PhoneField']);
/** What `kitElements` cannot see through is told with these words. */
export const changed = new Map([...names].map((name) => [name, '`onChange` is `onValueChange`']));

/**
 * Fields whose `onChange` got a value and no event tell it with `onValueChange` since 0.2.0, as all do.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  const root = j(file.source);
  const changed = kitElements(j, root, names).filter((element) =>
    renameAttribute(element, 'onChange', 'onValueChange'),
  );
  return changed.length > 0 ? root.toSource() : undefined;
}
