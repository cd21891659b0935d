const helpers = new Set(['css', 'createGlobalStyle', 'keyframes']);

/**
 * Whether a tagged template holds styles: `css`, `styled.div`, `styled(Link)`, `styled.div.attrs(…)` and the like.
 *
 * @param {import('estree').TaggedTemplateExpression} node
 */
export function isStyleTemplate({ tag }) {
  const name = rootName(tag);
  return name === 'styled' || (tag.type === 'Identifier' && helpers.has(tag.name));
}

/** @param {import('estree').Expression | import('estree').Super} node @returns {string | undefined} */
function rootName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'CallExpression') return rootName(node.callee);
  return undefined;
}
