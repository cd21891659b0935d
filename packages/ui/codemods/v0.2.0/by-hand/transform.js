import { attribute, kitElements } from '../../src/kitElements.js';

/**
 * What has changed in a way that no program can carry over, by component: prop, and what to do.
 *
 * @type {Readonly<Record<string, [prop: string, change: string]>>}
 */
const props = {
  Combobox: ['name', 'a form gets the chosen value and no longer its label'],
  CommandPalette: ['loadGroups', 'it answers with `{ groups, isIncomplete }` in place of the groups alone'],
};

/** What `kitElements` cannot see through is told with these words. */
export const changed = new Map(Object.entries(props).map(([name, [prop, change]]) => [name, `\`${prop}\`: ${change}`]));

/**
 * Names each use of a prop that means something else since 0.2.0. Changes nothing.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {undefined}
 */
export default function transform(file, { jscodeshift: j, report }) {
  const root = j(file.source);
  for (const [name, [prop, change]] of Object.entries(props)) {
    for (const element of kitElements(j, root, new Set([name]))) {
      // A combobox of free text gives its text, as before.
      if (!attribute(element, prop) || isOn(attribute(element, 'isFreeText'))) continue;
      report(`${element.loc?.start.line ?? 1}: \`${prop}\` of \`${name}\`: ${change}`);
    }
  }
}

/** @param {import('jscodeshift').JSXAttribute | undefined} given */
function isOn(given) {
  const value = given?.value;
  const isOff =
    value?.type === 'JSXExpressionContainer' &&
    value.expression.type === 'BooleanLiteral' &&
    value.expression.value === false;
  return given !== undefined && !isOff;
}
