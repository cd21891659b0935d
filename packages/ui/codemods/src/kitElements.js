const entries = ['@skerry/ui', '@skerry/ui/experimental'];

/**
 * The elements of these components of the kit, under whatever name they were imported, also where they were given styles with `styled(X)`.
 *
 * @param {import('jscodeshift').JSCodeshift} j
 * @param {ReturnType<import('jscodeshift').JSCodeshift>} root
 * @param {ReadonlySet<string>} names
 * @returns {import('jscodeshift').JSXOpeningElement[]}
 */
export function kitElements(j, root, names) {
  const locals = new Set();
  root
    .find(j.ImportDeclaration)
    .filter(({ node }) => entries.includes(String(node.source.value)))
    .find(j.ImportSpecifier)
    .forEach(({ node }) => {
      if (names.has(String(node.imported.name))) locals.add(String(node.local?.name ?? node.imported.name));
    });
  if (locals.size === 0) return [];

  root.find(j.VariableDeclarator, { init: { type: 'TaggedTemplateExpression' } }).forEach(({ node }) => {
    const { tag } = /** @type {import('jscodeshift').TaggedTemplateExpression} */ (node.init);
    const isOfKit =
      tag.type === 'CallExpression' &&
      tag.arguments.some((given) => given.type === 'Identifier' && locals.has(given.name));
    if (isOfKit && node.id.type === 'Identifier') locals.add(node.id.name);
  });

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
