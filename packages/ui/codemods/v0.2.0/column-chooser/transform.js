import { entryOf, importFrom, mainEntry } from '../../src/entries.js';
import { names } from '../experimental/names.js';

const oldName = 'TableColumnChooser';
const newName = 'ViewMenu';
/** What `kitElements` cannot see through is told with these words. */
export const changed = new Map([[oldName, 'it is gone: `ViewMenu` has its columns']]);
/** What the chooser took and the menu takes as one object. */
const columnProps = ['columns', 'shown', 'onShownChange'];

/**
 * `TableColumnChooser` is part of `ViewMenu` since 0.2.0.
 *
 * @param {import('jscodeshift').FileInfo} file
 * @param {import('jscodeshift').API} api
 * @returns {string | undefined} nothing where nothing changes
 */
export default function transform(file, { jscodeshift: j }) {
  if (!file.source.includes(oldName)) return undefined;
  const root = j(file.source);
  let local = '';

  root.find(j.ImportDeclaration, { source: { value: mainEntry } }).forEach(({ node }) => {
    const specifiers = node.specifiers ?? [];
    const old = specifiers.find((one) => one.type === 'ImportSpecifier' && one.imported.name === oldName);
    if (old?.type !== 'ImportSpecifier') return;
    local = String(old.local?.name ?? oldName);
    node.specifiers = specifiers.filter((one) => one !== old);
  });
  if (local === '') return undefined;
  const successor = importFrom(j, root, newName, entryOf(newName, names));
  root
    .find(j.ImportDeclaration, { source: { value: mainEntry } })
    .filter(({ node }) => node.specifiers?.length === 0)
    .remove();

  root.find(j.JSXClosingElement, { name: { name: local } }).forEach(({ node }) => {
    node.name = j.jsxIdentifier(successor);
  });
  root.find(j.JSXOpeningElement, { name: { name: local } }).forEach(({ node }) => {
    node.name = j.jsxIdentifier(successor);
    const columns = [];
    const others = [];
    for (const attribute of node.attributes ?? []) {
      const name = attribute.type === 'JSXAttribute' ? String(attribute.name.name) : '';
      const value = attribute.type === 'JSXAttribute' ? attribute.value : undefined;
      if (value?.type === 'JSXExpressionContainer' && columnProps.includes(name)) {
        const expression = j(value.expression).toSource();
        columns.push(expression === name ? name : `${name}: ${expression}`);
      } else if (name !== 'isOrderable') others.push(attribute);
    }
    const written = j(`<${successor} columns={{ ${columns.join(', ')} }} />`)
      .find(j.JSXAttribute)
      .get();
    node.attributes = [...others, written.node];
  });
  return root.toSource({ quote: 'single' });
}
