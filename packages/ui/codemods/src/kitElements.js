import { entries } from './entries.js';

/**
 * The elements of these components of the kit, under whatever name they were imported, also where they were given styles with `styled(X)`.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {ReadonlySet<string>} names
 * @returns {import('jscodeshift').JSXOpeningElement[]}
 */
export function kitElements(j, root, names) {
  return elementsOf(j, root, kitLocals(j, root, names));
}

/**
 * What these components are called in this file, and what `styled(X)` made of them.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {ReadonlySet<string>} names
 * @returns {Map<string, string>} the component's own name by the one in this file
 */
export function kitLocals(j, root, names) {
  /** @type {Map<string, string>} */
  const locals = new Map();
  root
    .find(j.ImportDeclaration)
    .filter(({ node }) => entries.includes(String(node.source.value)))
    .find(j.ImportSpecifier)
    .forEach(({ node }) => {
      const imported = String(node.imported.name);
      if (names.has(imported)) locals.set(String(node.local?.name ?? imported), imported);
    });
  if (locals.size === 0) return locals;

  root.find(j.VariableDeclarator, { init: { type: 'TaggedTemplateExpression' } }).forEach(({ node }) => {
    const { tag } = /** @type {import('jscodeshift').TaggedTemplateExpression} */ (node.init);
    const given = tag.type === 'CallExpression' ? tag.arguments : [];
    const [name] = given.flatMap((one) => (one.type === 'Identifier' ? (locals.get(one.name) ?? []) : []));
    if (name && node.id.type === 'Identifier') locals.set(node.id.name, name);
  });
  return locals;
}

/**
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {ReadonlyMap<string, string>} locals
 * @returns {import('jscodeshift').JSXOpeningElement[]}
 */
export function elementsOf(j, root, locals) {
  return root
    .find(j.JSXOpeningElement)
    .nodes()
    .filter(({ name }) => name.type === 'JSXIdentifier' && locals.has(name.name));
}

/**
 * Gives an attribute another name, unless the element has that one as well.
 *
 * @param {import('jscodeshift').JSXOpeningElement} element
 * @param {string} oldName
 * @param {string} newName
 * @returns {boolean} whether there was one
 */
export function renameAttribute(element, oldName, newName) {
  const old = attribute(element, oldName);
  if (!old || attribute(element, newName)) return false;
  old.name.name = newName;
  return true;
}

/**
 * @param {import('jscodeshift').JSXOpeningElement} element
 * @param {string} name
 */
export function attribute(element, name) {
  for (const each of element.attributes ?? []) {
    if (each.type === 'JSXAttribute' && each.name.name === name) return each;
  }
  return undefined;
}
