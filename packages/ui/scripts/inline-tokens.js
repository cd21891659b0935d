import { token } from '../src/tokens/token.ts';

/**
 * Babel plugin: writes tokens where they are named, so that applications carry no table of all tokens, and a style is one string.
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
          MemberExpression(path) {
            const value = valueOf(path.node);
            const isWhole = !path.parentPath.isMemberExpression();
            if (value !== undefined && isWhole) path.replaceWith(types.valueToNode(value));
          },
          TemplateLiteral: {
            exit({ node }) {
              for (let index = node.expressions.length - 1; index >= 0; index -= 1) {
                const expression = node.expressions[index];
                const [before, after] = [node.quasis[index], node.quasis[index + 1]];
                if (!types.isStringLiteral(expression) || !before || !after) continue;
                const text = before.value.raw + expression.value + after.value.raw;
                node.expressions.splice(index, 1);
                node.quasis.splice(index, 2, types.templateElement({ raw: text, cooked: text }, after.tail));
              }
            },
          },
        });
      },
    },
  };
}
