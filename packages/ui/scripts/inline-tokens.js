import { token } from '../src/tokens/token.ts';

/**
 * Babel plugin: writes the tokens of a style into its text, so that applications carry no table of all tokens, and styles are one
 * string each.
 *
 * @param {{ types: typeof import('@babel/core').types }} babel
 * @returns {import('@babel/core').PluginObj}
 */
export function inlineTokens({ types }) {
  /** @param {import('@babel/core').types.Node} node @returns {unknown} the token, or undefined for anything else */
  function valueOf(node) {
    if (types.isIdentifier(node, { name: 'token' })) return token;
    if (!types.isMemberExpression(node)) return undefined;
    const { property, computed } = node;
    const key =
      types.isStringLiteral(property) || types.isNumericLiteral(property)
        ? property.value
        : !computed && types.isIdentifier(property)
          ? property.name
          : undefined;
    const owner = valueOf(node.object);
    return key !== undefined && typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined;
  }

  return {
    name: 'inline-tokens',
    visitor: {
      // Before the styles are minified.
      Program(program) {
        program.traverse({
          TemplateLiteral({ node }) {
            for (let index = node.expressions.length - 1; index >= 0; index -= 1) {
              const expression = node.expressions[index];
              const [before, after] = [node.quasis[index], node.quasis[index + 1]];
              const value = expression && valueOf(expression);
              if (typeof value !== 'string' || !before || !after) continue;
              const text = before.value.raw + value + after.value.raw;
              node.expressions.splice(index, 1);
              node.quasis.splice(index, 2, types.templateElement({ raw: text, cooked: text }, after.tail));
            }
          },
        });
      },
    },
  };
}
